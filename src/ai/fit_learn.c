/* SPDX-License-Identifier: MIT */
/* fit_learn.c - a net that learns what positions are worth.
 *
 * At first it learns what was gained until the end of the match. That is right on average, but
 * luck hides most of it. Later it learns what was gained in the next round, and expects of the
 * position after it what it would say itself, for the greater part: there is much less luck in
 * a round than in a match. Weights move by the usual gradient steps, each at a pace of its own
 * that depends on how much its gradients vary (Adam, by Kingma and Ba).
 *
 * Where a net begins and in which order it sees its samples leaves traces in what it says. So a
 * few nets learn independently, and what is given out is their average, as one net. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fit.h"

enum {
    BATCH = 64,
    TIMES_A_PASS = 5,
    NETS = 3,
    FEATURES = SW_MAX_FEATURES,
    NEURONS = MLP_NEURONS / NETS
};

static const float unit = 10;           /* points in which the net counts */
static const float steadiness = 0.6F;   /* of what came really, against what was expected */
static const float fastest = 0.002F;    /* step of a weight */
static const float shrinking = 0.0001F; /* weights that explain nothing disappear */

/* All of them are numbers of one kind, so that each step is one loop. */
struct weights {
    float base, alone[FEATURES], begin[NEURONS], worth[NEURONS], to[FEATURES][NEURONS];
};
enum { WEIGHTS = sizeof(struct weights) / sizeof(float) };

struct fit {
    int features;
    size_t room, samples;
    struct fit_sample *sample;
    float *target;
    uint32_t *order;
    struct sw_rng luck;
    float scale[FEATURES]; /* so that all features are about as large */
    struct weights w, slope, mean, square, learned[NETS];
    float fading[2]; /* what the first values of mean and square still count */
    /* the sample in work: features that are not 0, and the neurons' sums */
    int seen, which[FEATURES];
    float x[FEATURES], sum[NEURONS];
};

struct fit *fit_new(int features, size_t room)
{
    struct fit *f = calloc(1, sizeof *f);

    if (!f)
        return NULL;
    f->features = features;
    f->room = room;
    f->sample = calloc(room, sizeof *f->sample);
    f->target = calloc(room, sizeof *f->target);
    f->order = calloc(room, sizeof *f->order);
    if (f->sample && f->target && f->order)
        return f;
    fit_free(f);
    return NULL;
}

void fit_free(struct fit *f)
{
    if (!f)
        return;
    free(f->sample);
    free(f->target);
    free(f->order);
    free(f);
}

void fit_add(struct fit *f, const struct fit_match *m)
{
    if (f->samples + (size_t)m->samples > f->room)
        return;
    memcpy(f->sample + f->samples, m->sample, (size_t)m->samples * sizeof *m->sample);
    f->samples += (size_t)m->samples;
}

size_t fit_samples(const struct fit *f)
{
    return f->samples;
}

/* ---- before the first step ------------------------------------------------------------ */

static float even(struct sw_rng *r, float width)
{
    return width * ((float)sw_rng_below(r, 1 << 20) / (1 << 19) - 1);
}

static void begin(struct fit *f, int net)
{
    struct sw_seed seed = sw_seed_from_number((uint64_t)net + 1);

    sw_rng_init(&f->luck, SW_LUCK_FAST, &seed);
    memset(&f->w, 0, sizeof f->w);
    for (int i = 0; i < FEATURES; i++)
        for (int k = 0; k < NEURONS; k++)
            f->w.to[i][k] = even(&f->luck, 0.125F);
    for (int k = 0; k < NEURONS; k++)
        f->w.worth[k] = even(&f->luck, 0.2F);
}

/* Signs that are hardly ever there are left alone. */
static void measure(struct fit *f)
{
    for (int i = 0; i < f->features; i++) {
        double squares = 0;
        for (size_t n = 0; n < f->samples; n++)
            squares += (double)f->sample[n].x[i] * f->sample[n].x[i];
        squares /= (double)(f->samples ? f->samples : 1);
        f->scale[i] = squares > 0.0005 ? (float)(1 / sqrt(squares)) : 0;
    }
}

/* ---- one sample ------------------------------------------------------------------------ */

static float expect(struct fit *f, const struct fit_sample *s)
{
    float result = f->w.base;

    f->seen = 0;
    memcpy(f->sum, f->w.begin, sizeof f->sum);
    for (int i = 0; i < f->features; i++) {
        float x = s->x[i] * f->scale[i];
        if (s->x[i] == 0 || f->scale[i] == 0)
            continue;
        f->which[f->seen] = i;
        f->x[f->seen++] = x;
        result += x * f->w.alone[i];
        for (int k = 0; k < NEURONS; k++)
            f->sum[k] += x * f->w.to[i][k];
    }
    for (int k = 0; k < NEURONS; k++)
        result += f->sum[k] > 0 ? f->sum[k] * f->w.worth[k] : 0;
    return result;
}

/* Which way each weight would have to go, for the sample just expected to be `off` less. */
static void blame(struct fit *f, float off)
{
    float part[NEURONS];

    f->slope.base += off;
    for (int k = 0; k < NEURONS; k++) {
        bool speaks = f->sum[k] > 0;
        part[k] = speaks ? off * f->w.worth[k] : 0;
        f->slope.worth[k] += speaks ? off * f->sum[k] : 0;
        f->slope.begin[k] += part[k];
    }
    for (int n = 0; n < f->seen; n++) {
        float x = f->x[n], *to = f->slope.to[f->which[n]];
        f->slope.alone[f->which[n]] += off * x;
        for (int k = 0; k < NEURONS; k++)
            to[k] += x * part[k];
    }
}

/* ---- steps ----------------------------------------------------------------------------- */

static void step(struct fit *f, float pace)
{
    float *w = &f->w.base, *slope = &f->slope.base;
    float *mean = &f->mean.base, *square = &f->square.base;
    float early, rough;

    f->fading[0] *= 0.9F;
    f->fading[1] *= 0.999F;
    early = 1 / (1 - f->fading[0]);
    rough = 1 / (1 - f->fading[1]);
    for (int i = 0; i < WEIGHTS; i++) {
        float way = slope[i] + shrinking * w[i];
        mean[i] = 0.9F * mean[i] + 0.1F * way;
        square[i] = 0.999F * square[i] + 0.001F * way * way;
        w[i] -= pace * mean[i] * early / (sqrtf(square[i] * rough) + 1e-8F);
        slope[i] = 0;
    }
}

static void shuffle(struct fit *f)
{
    for (size_t i = f->samples; i > 1; i--) {
        size_t other = sw_rng_below(&f->luck, (uint32_t)i);
        uint32_t at = f->order[i - 1];
        f->order[i - 1] = f->order[other];
        f->order[other] = at;
    }
}

/* Slow at first, while little is known, and slower and slower towards the end. */
static float pace_at(float done)
{
    return fastest * (done < 0.05F ? done / 0.05F : (1 - done) * 1.05F);
}

static double go_through(struct fit *f, int time)
{
    size_t batches = f->samples / BATCH;
    double squares = 0;

    shuffle(f);
    for (size_t b = 0; b < batches; b++) {
        float done = ((float)time + (float)(b + 1) / (float)batches) / TIMES_A_PASS;
        for (size_t i = b * BATCH; i < (b + 1) * BATCH; i++) {
            const struct fit_sample *s = &f->sample[f->order[i]];
            float off = expect(f, s) - f->target[f->order[i]] / unit;
            squares += (double)off * off;
            blame(f, off * 2 / BATCH);
        }
        step(f, pace_at(done));
    }
    return batches ? unit * sqrt(squares / (double)(batches * BATCH)) : 0;
}

/* From the last sample to the first: what came, and what the net expects after it. */
static void set_targets(struct fit *f, bool trusting)
{
    for (size_t i = f->samples; i-- > 0;) {
        const struct fit_sample *s = &f->sample[i], *next = s + s->later;
        f->order[i] = (uint32_t)i;
        f->target[i] = s->gain;
        if (trusting && s->later)
            f->target[i] = (float)(s->gain - next->gain) +
                           (1 - steadiness) * unit * expect(f, next) +
                           steadiness * (f->target + i)[s->later];
    }
}

static double learn_net(struct fit *f, int net, int passes)
{
    double off = 0;

    begin(f, net);
    for (int pass = 0; pass < passes; pass++) {
        set_targets(f, pass > 0);
        memset(&f->mean, 0, sizeof f->mean);
        memset(&f->square, 0, sizeof f->square);
        f->fading[0] = f->fading[1] = 1;
        for (int time = 0; time < TIMES_A_PASS; time++)
            off = go_through(f, time);
    }
    f->learned[net] = f->w;
    return off;
}

double fit_learn(struct fit *f, int passes)
{
    double off = 0;

    measure(f);
    for (int net = 0; net < NETS; net++)
        off += learn_net(f, net, passes) / NETS;
    return off;
}

/* ---- in whole numbers ------------------------------------------------------------------- */

static int32_t whole(float number)
{
    return (int32_t)lrintf(number);
}

static void put_row(const struct fit *f, int i, int32_t row[MLP_ROW])
{
    const float fine = 100 * unit * MLP_FINE;
    float alone = 0;

    for (int net = 0; net < NETS; net++) {
        const struct weights *w = &f->learned[net];
        alone += w->alone[i] / NETS;
        for (int k = 0; k < NEURONS; k++)
            row[1 + net * NEURONS + k] = whole(w->to[i][k] * f->scale[i] * MLP_WHOLE);
    }
    row[0] = whole(alone * f->scale[i] * fine);
}

void fit_mlp(const struct fit *f, int32_t out[MLP_FIRST + SW_MAX_FEATURES][MLP_ROW])
{
    const float fine = 100 * unit * MLP_FINE;
    float base = 0;

    for (int net = 0; net < NETS; net++) {
        const struct weights *w = &f->learned[net];
        base += w->base / NETS;
        for (int k = 0, at = 1 + net * NEURONS; k < NEURONS; k++, at++) {
            out[MLP_BEGIN][at] = whole(w->begin[k] * MLP_WHOLE);
            out[MLP_WORTH][at] = whole(w->worth[k] * fine / NETS);
        }
    }
    out[MLP_BEGIN][0] = whole(base * fine);
    out[MLP_WORTH][0] = 0;
    for (int i = 0; i < f->features; i++)
        put_row(f, i, out[MLP_FIRST + i]);
}
