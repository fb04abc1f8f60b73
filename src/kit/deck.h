/* SPDX-License-Identifier: MIT */
/* deck.h - cards in an order: a draw pile, a display, a hand.
 *
 * A card is the number of its row in a table. A deck lives in the game's state as an array
 * of bytes and a count beside it; bytes from the count on are DECK_NONE, so that equal
 * decks have equal bytes. The top card is the last one. Here the order is a secret worth
 * having: censors sort what a seat may not know (the set of cards stays true, the order is
 * forgotten), resamples shuffle it again. */
#ifndef KIT_DECK_H
#define KIT_DECK_H

#include <assert.h>
#include <string.h>

#include "bits.h"
#include "spielwerk.h"

enum {
    DECK_NONE = 255,  /* no card */
    DECK_SECRET = 254 /* a card the viewer of a censored state does not know */
};

/* An empty deck with room for `capacity` cards. */
static inline void deck_clear(uint8_t *card, uint8_t *count, int capacity)
{
    memset(card, DECK_NONE, (size_t)capacity);
    *count = 0;
}

/* Cards 0 .. n - 1, in order, into an empty deck with room for `capacity`. */
static inline void deck_fill(uint8_t *card, uint8_t *count, int capacity, int n)
{
    assert(*count == 0 && n >= 0 && n <= capacity && n <= DECK_SECRET);
    for (int i = 0; i < n; i++)
        card[i] = (uint8_t)i;
    *count = (uint8_t)n;
}

static inline void deck_shuffle(uint8_t *card, int count, struct sw_rng *r)
{
    sw_rng_shuffle(r, card, count);
}

/* The top card, taken away; -1 if there is none. */
static inline int deck_draw(uint8_t *card, uint8_t *count)
{
    int top;

    if (*count == 0)
        return -1;
    top = card[--*count];
    card[*count] = DECK_NONE;
    return top;
}

/* Lay a card on top. The array must have room. */
static inline void deck_put(uint8_t *card, uint8_t *count, int which)
{
    assert(*count < DECK_SECRET && which >= 0 && which < DECK_SECRET);
    card[(*count)++] = (uint8_t)which;
}

/* True if what lies behind the cards is empty, as it has to be. */
static inline bool deck_ends(const uint8_t *card, int count, int capacity)
{
    for (int i = count; i < capacity; i++)
        if (card[i] != DECK_NONE)
            return false;
    return count <= capacity;
}

/* Where the card lies, or -1. */
static inline int deck_find(const uint8_t *card, int count, int which)
{
    for (int i = 0; i < count; i++)
        if (card[i] == which)
            return i;
    return -1;
}

/* Take the card at `index` out; those above it move down. */
static inline int deck_take_at(uint8_t *card, uint8_t *count, int index)
{
    int which;

    assert(index >= 0 && index < *count);
    which = card[index];
    memmove(card + index, card + index + 1, (size_t)(*count - index - 1));
    card[--*count] = DECK_NONE;
    return which;
}

/* Take a given card out, wherever it lies; false if it is not there. */
static inline bool deck_take(uint8_t *card, uint8_t *count, int which)
{
    int index = deck_find(card, *count, which);

    if (index >= 0)
        deck_take_at(card, count, index);
    return index >= 0;
}

/* Few cards: each goes down to where it belongs. */
static inline void deck_sort_few(uint8_t *card, int count)
{
    for (int i = 1; i < count; i++) {
        uint8_t moved = card[i];
        int k = i;

        for (; k > 0 && card[k - 1] > moved; k--)
            card[k] = card[k - 1];
        card[k] = moved;
    }
}

/* Many cards: count each, and write down those that are there. */
static inline void deck_sort_many(uint8_t *card, int count)
{
    uint64_t there[4] = {0};
    uint8_t times[256] = {0};

    for (int i = 0; i < count; i++) {
        times[card[i]]++;
        there[card[i] / 64] |= UINT64_C(1) << card[i] % 64;
    }
    for (int word = 0; word < 4; word++)
        bits_each (bit, there[word])
            for (int n = times[64 * word + bit]; n > 0; n--)
                *card++ = (uint8_t)(64 * word + bit);
}

/* Ascending: the order in which a deck tells nothing but what is in it. */
static inline void deck_sort(uint8_t *card, int count)
{
    enum { FEW = 12 };

    if (count <= FEW)
        deck_sort_few(card, count);
    else
        deck_sort_many(card, count);
}

#endif
