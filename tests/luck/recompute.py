#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# recompute.py SAVE [PROGRAM] - make the luck of a saved match, or of a table's log, anew, by docs/fair-luck.md
# alone.
#
# It knows nothing of our code: the stream, bounded numbers and shuffles are written down again, and so is
# the order of draws of each game (standard editions). Everything that luck brought according to the save is
# compared. What lies in a bag of Altiplano or in a hand of Nürnberg follows from rules, not from luck: only
# for that the PROGRAM is asked for the position before the draw (`spielwerk dump SAVE --ply N`).
import hashlib
import re
import subprocess
import sys


def words(seed, block=0):
    """The ChaCha20 stream, one 32-bit word after the other."""
    key = [int(seed[i:i + 8], 16) for i in range(0, 64, 8)] if len(seed) == 64 else \
          [int(seed) & 0xffffffff, int(seed) >> 32] + [0] * 6
    rotate = lambda x, n: (x << n | x >> 32 - n) & 0xffffffff
    def quarter(x, a, b, c, d):
        for p, q, r, n in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
            x[p] = (x[p] + x[q]) & 0xffffffff
            x[r] = rotate(x[r] ^ x[p], n)
    while True:
        start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] + key + [block, 0, 0, 0]
        x = start[:]
        for _ in range(10):
            for i in range(4):
                quarter(x, i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((a + b) & 0xffffffff for a, b in zip(x, start))
        block += 1


def below(n):
    m = next(luck) * n if n > 1 else 0
    while n > 1 and m & 0xffffffff < 2**32 % n:
        m = next(luck) * n
    return m >> 32


def shuffle(items):
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def ids(letter, n, digits=2):
    return [f'{letter}{i + 1:0{digits}}' for i in range(n)]


def from_row(counts):
    """One thing from a bag or a hand, which lies there sorted by kind; it is taken out."""
    nth, kind = below(sum(counts)), 0
    while nth >= counts[kind]:
        nth -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def position(ply):
    text = subprocess.run([sys.argv[2], 'dump', '-', '--ply', str(ply)], input='\n'.join(save) + '\n',
                          capture_output=True, text=True, check=True).stdout
    return {line.split(' ', 1)[0]: line.split()[1:] for line in text.splitlines()}


def numbers(values):
    return [int(value) for value in values]


# ---- the games: `begin` deals, `happen` yields what luck brings by one action ---------------------------


class Lydia:
    def begin(self, seats):
        shuffle(list('RYBG'))
        below(9)
        order = shuffle(ids('S', 20)), shuffle(ids('AU', 8, 1)), shuffle(ids('P', 12))
        each = (2 if seats == 2 else 3), 1, 2
        self.deck = {cards[0][0]: cards[4 * n:] for cards, n in zip(order, each)}
        self.bag = [[1, 1, 1, 1, 0] for _ in range(seats)]

    def happen(self, ply, seat, action, told):
        if action[0] == 'draw':
            yield 'drew ' + 'RYBGL'[from_row(self.bag[seat])]
        elif action[0].startswith('take'):
            self.bag[seat]['RYBGL'.index(action[-1])] += 1
        for event in told:
            if event[0] == 'refilled':
                yield f'refilled {event[1]} {event[2]} {self.deck[event[3][0]].pop(0)}'


class Milestones:
    TILES = '''W1W1 C1S1 G1W2 C1G2 S1W3 A1G3 W2C2 A2W3 A2C3 C2S3 S2S4 G2S4 S3A4 G3C4 C3W4 A3A5 G4W5 C4A5 W4C6 A4G6
        G5S5 C5C5 W5S6 G5W7 S6A6 W6A7 A6G7 G6G7 W6S8 S7C7 S7A8 A7C8 C7G8 S8G8 W8A8'''.split()

    def begin(self, seats):
        shuffle(list(range(15)))
        self.stack = shuffle(self.TILES[:])[5 + 2 * seats + 1:]
        below(seats)

    def happen(self, ply, seat, action, told):
        yield from (f'refilled {self.stack.pop(0)}' for event in told if event[0] == 'refilled')


class Hamlet:
    TILES = '''sawmill stonemason flour_mill dairy_farm shrine trade_post forest_pond mountain_pond small_woodland
        small_mountain windmill warehouse large_woodland outpost_1 lumber_mill barn_1 farrier monument
        master_stonemason square large_mountain outpost_2 cow_barn barn_2 tavern stables'''.split()
    STACKS = {'timber': (10, 14), 'brick': (14, 18), 'flour': (18, 22), 'milk': (22, 26)}
    MAKES = {'sawmill': 'timber', 'lumber_mill': 'timber', 'stonemason': 'brick', 'master_stonemason': 'brick',
             'flour_mill': 'flour', 'windmill': 'flour', 'dairy_farm': 'milk', 'cow_barn': 'milk'}

    def begin(self, seats):
        below(seats)
        self.bag, self.stacks, self.stack = self.TILES[:10], dict(self.STACKS), []
        for _ in range(4):
            self.bag.pop(below(len(self.bag)))
        for level, out in (3, {2: 3, 3: 2, 4: 1}[seats]), (2, {2: 2, 3: 1, 4: 1}[seats]), (1, 0):
            self.stack += shuffle(ids('T', 12)[4 * level - 4:4 * level])[out:]
        del self.stack[-3:]

    def happen(self, ply, seat, action, told):
        good = self.MAKES.get(action[-1]) if action[0] == 'build' else None
        if good in self.stacks:
            self.bag = sorted(self.bag + self.TILES[slice(*self.stacks.pop(good))], key=self.TILES.index)
        for event in told:
            if event[0] == 'displayed':
                yield f'displayed {self.bag.pop(below(len(self.bag)))} {event[2]}'
            elif event[0] == 'opened':
                yield 'opened ' + self.stack.pop()


class Nuernberg:
    def begin(self, seats):
        below(seats)
        self.pile = shuffle(ids('E', 36))

    def happen(self, ply, seat, action, told):
        if action[0] == 'draw':
            yield 'drew ' + self.pile.pop()
        if any(event[0] == 'shuffled' for event in told):
            self.pile = shuffle(ids('E', 36))
            yield from (f'shuffled {i} {card}' for i, card in enumerate(reversed(self.pile)))
        if action[0] == 'steal':
            hand = numbers(position(ply - 1)[f'seat.{action[1]}.hand'])
            yield f'stole {"wood brick wool grain ore".split()[from_row(hand)]} {action[1]}'


class Altiplano:
    GOODS = 'food fish alpaca corn wood stone cacao wool ore cloth silver glass'.split()
    STACKS = ('A', '2222223'), ('B', '2222234'), ('C', '2224355'), ('D', '2225524')
    ROAD = 4, 5, 5, 6, 6, 7, 7, 8

    def begin(self, seats):
        shuffle(list(range(7)))
        below(seats)
        shuffle(list(range(7)))
        shuffle(list(range(16)))
        self.stack = []
        for number, (_, least) in reversed(list(enumerate(self.STACKS))):
            cards = ids('E', 28)[7 * number:7 * number + 7]
            self.stack += shuffle([card for card, n in zip(cards, least) if int(n) <= seats])
        del self.stack[-5:]
        if options['missions'] == 'yes':
            shuffle(list(range(20)))
        self.seats = seats

    def hand(self, before, seat):
        """What a seat draws; gives whether the sorting table has let it draw more."""
        bag, box, plan = (numbers(before[f'seat.{seat}.{name}']) for name in ('bag', 'box', 'plan'))
        need, drawn, more = self.ROAD[int(before[f'seat.{seat}.road'][0])] - sum(plan), [], 0
        sorts = 'E12' in before[f'seat.{seat}.extensions'] and need and sum(bag + box)
        for _ in range(min(need, sum(bag + box))):
            if not sum(bag):
                bag, box = box, [0] * 12
                yield from self.told(drawn)
                drawn = []
            drawn.append(from_row(bag))
        if sorts:
            more = min(2, sum(bag))
            drawn += [from_row(bag) for _ in range(more)]
        yield from self.told(drawn)
        return more > 0

    def told(self, drawn):
        yield from (f'drew {self.GOODS[good]} {drawn.count(good)}' for good in sorted(set(drawn)))

    def happen(self, ply, seat, action, told):
        if any(event[0] == 'drew' for event in told):
            before = position(ply - 1)
            for other in range(seat + 1 if action[0] == 'return' else 0, self.seats):
                if (yield from self.hand(before, other)):
                    break
        yield from (f'turned {event[1]} {self.stack.pop()}' for event in told if event[0] == 'turned')


# ---- reading the save ------------------------------------------------------------------------------------

lines = [line.strip() for line in open(sys.argv[1], encoding='utf-8')]
save = lines[next(i for i, line in enumerate(lines) if line.startswith('spielwerk save ')):]
values = dict(line.split(' ', 1) for line in lines if re.match(r'(game|seats|seed|commitment|secret) ', line))
if 'secret' in values:  # a log: the secret was promised to everybody, and makes the seed with their luck
    sha256 = lambda text: hashlib.sha256(text.encode()).hexdigest()
    added = [line.split()[2] for line in lines if re.match(r'luck \d ', line)]
    saw = {line.split()[2] for line in lines if re.match(r'saw \d ', line)}
    if {sha256(values['secret'])} != saw | {values['commitment']}:
        sys.exit('the secret is not what was promised')
    if sha256(' '.join([values['secret'], *added])) != values['seed']:
        sys.exit('the seed is not made of secret and luck')
options = dict(line.split()[1:3] for line in lines if line.startswith('option '))
luck = words(values['seed'])
match = {'lydia': Lydia, 'milestones': Milestones, 'hamlet': Hamlet, 'nuernberg': Nuernberg,
         'altiplano': Altiplano}[values['game'].split()[0]]()
match.begin(int(values['seats']))
compared = 0
for line in lines:
    if line.startswith('again '):  # agreed to take something back: another part of the stream
        luck = words(values['seed'], int(line.split()[1]) * 2**16)
    if not re.match(r'\d+ \d ', line):
        continue
    action, _, events = re.sub(r' ~\w+$', '', line).partition(' -> ')
    ply, seat, *action = action.split()
    expected = [event for event in events.split('; ') if event]
    made = list(match.happen(int(ply), int(seat), action, [event.split() for event in expected]))
    if made != expected:
        sys.exit(f'{line}\nthe seed gives: {"; ".join(made)}')
    compared += len(made)
print(f'{compared} draws are what the seed gives')
