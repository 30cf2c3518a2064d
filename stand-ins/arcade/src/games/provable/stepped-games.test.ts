import type { HiLoHand, HiLoMove } from '@harmattan/fair/hi-lo/hi-lo';
import { cardText, recompute as recomputeHiLo } from '@harmattan/fair/hi-lo/recompute';
import type { MinesHand } from '@harmattan/fair/mines/mines';
import { recompute as recomputeMines } from '@harmattan/fair/mines/recompute';
import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../packages/fair/testing/seeded-random.ts';
import { twice } from '../../../../../packages/fair/testing/twice.ts';
import { hiLo } from '../hi-lo/index.ts';
import { mines } from '../mines/index.ts';
import { timesMinor } from './browser/provable-money.js';
import { winMaxMinor } from './limits.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 1_000);
const timeout = 20_000 + 2 * rounds;
const stakeOf = (at: number) => 1_000n + BigInt((at * 7_919) % 4_999_000);

/** As the database gives it back. */
const kept = <Hand>(hand: Hand): Hand => JSON.parse(JSON.stringify(hand));

test('mines pay what the page offered to take, and lie where it can be worked out again', { timeout }, () => {
  const ends = new Set<string>();
  const chance = seededRandom('again');
  for (let at = 0; at < rounds; at += 1) {
    const choice = { mines: 1 + (at % 24) };
    const stakeMinor = stakeOf(at);
    const [played, again] = twice(chance);
    let hand: MinesHand = kept(mines.deal({ choice, stakeMinor, random: played }));
    if (String(recomputeMines(again, choice).lines.mines) !== String(hand.mines)) expect.fail(`round ${at}`);
    const stopAfter = 1 + (at % 7);
    let offered = 0;
    for (let gem = 0; gem < stopAfter && !mines.end(hand, stakeMinor); gem += 1) {
      const view = mines.view(hand);
      if (JSON.stringify(view).includes(JSON.stringify(hand.mines)) && hand.mines.length > 2) expect.fail('seen');
      const promised = Number(view.nextHundredths);
      hand = kept(mines.act(hand, { open: 1 + ((at + gem * 9) % 25) }) ?? hand);
      offered = timesMinor(Number(stakeMinor), promised, 100);
    }
    const hit = mines.end(hand, stakeMinor);
    if (!hit) hand = kept(mines.act(hand, { do: 'cash-out' }) ?? hand);
    const result = mines.end(hand, stakeMinor);
    ends.add(`${result?.outcome.end}`);
    const shown = result?.outcome.end === 'hit' ? 0 : offered;
    if (Number(result?.winMinor) !== shown || shown > winMaxMinor) expect.fail(`round ${at}: ${result?.winMinor}`);
  }
  expect(ends).toEqual(new Set(['hit', 'cashed-out']));
});

test('hi-lo pays what the page offered to take, and deals what can be worked out again', { timeout }, () => {
  const ends = new Set<string>();
  const habits: HiLoMove['do'][] = ['higher', 'lower', 'skip'];
  const chance = seededRandom('again');
  for (let at = 0; at < rounds; at += 1) {
    const stakeMinor = stakeOf(at);
    const [played, again] = twice(chance);
    let hand: HiLoHand = kept(hiLo.deal({ choice: {}, stakeMinor, random: played }));
    const dealt = recomputeHiLo(again, {}).lines.cards;
    if (String(dealt) !== String(hand.cards.map(cardText))) expect.fail(`round ${at}: ${dealt}`);
    let offered = Number(stakeMinor);
    for (let step = 0; step <= at % 6 && !hiLo.end(hand, stakeMinor); step += 1) {
      const view = hiLo.view(hand);
      if ((view.cards as unknown[]).length !== step + 1) expect.fail(`round ${at} shows too much`);
      const move = habits[(Math.floor(at / 6) + step * step) % 3] ?? 'skip';
      const offer = view[move] as { multiplierHundredThousandths: number } | undefined;
      if (offer) offered = timesMinor(Number(stakeMinor), offer.multiplierHundredThousandths, 100_000);
      hand = kept(hiLo.act(hand, { do: move }) ?? hand);
    }
    if (!hiLo.end(hand, stakeMinor)) hand = kept(hiLo.act(hand, hiLo.leave(hand)) ?? hand);
    const result = hiLo.end(hand, stakeMinor);
    ends.add(`${result?.outcome.end}`);
    const shown = result?.outcome.end === 'wrong' ? 0 : offered;
    if (Number(result?.winMinor) !== shown) expect.fail(`round ${at}: ${result?.winMinor} is not ${shown}`);
  }
  expect(ends).toEqual(new Set(['wrong', 'cashed-out', 'given-back']));
});

test('no player wins more than the most: the largest stakes are cut, and end there by themselves', () => {
  const stakeMinor = 5_000_000n;
  const field: MinesHand = {
    ...mines.deal({ choice: { mines: 20 }, stakeMinor, random: systemRandom }),
    mines: Array.from({ length: 20 }, (_, at) => at + 6),
  };
  expect(mines.view(field).mostHundredths).toBe(20_000);
  const opened = [1, 2, 3].reduce<MinesHand>((hand, open) => mines.act(hand, { open }) ?? hand, field);
  expect(mines.end(opened, stakeMinor)).toMatchObject({ winMinor: winMaxMinor, outcome: { end: 'cashed-out' } });

  const dealt: HiLoHand = {
    ...hiLo.deal({ choice: {}, stakeMinor, random: systemRandom }),
    cards: Array.from({ length: 52 }, () => ({ rank: 1, suit: 'spades' as const })),
  };
  const called = [1, 2, 3].reduce<HiLoHand>((hand) => hiLo.act(hand, { do: 'lower' }) ?? hand, dealt);
  expect(hiLo.end(called, stakeMinor)).toMatchObject({ winMinor: winMaxMinor, outcome: { end: 'cashed-out' } });
  expect(called.steps).toHaveLength(3);

  for (const odd of [3_333_333n, 4_999_999n, 1_000n, 200_001n]) {
    const hand = mines.deal({ choice: { mines: 1 }, stakeMinor: odd, random: systemRandom });
    const most = BigInt(hand.mostHundredths);
    expect((odd * most) / 100n).toBeLessThanOrEqual(winMaxMinor);
    expect(most).toBeLessThanOrEqual(500_000n);
  }
});

test.each([{}, { mines: 0 }, { mines: 25 }, { mines: 2.5 }, { mines: '3' }, { mines: 3, places: [1, 2, 3] }, []])(
  'mines take no such choice: %j',
  (choice) => {
    expect(mines.choice.safeParse(choice).success).toBe(false);
  },
);

test.each([
  {},
  { open: 0 },
  { open: 26 },
  { open: 1.5 },
  { open: '1' },
  { open: 1, do: 'cash-out' },
  { open: 1, isGem: true },
  { do: 'give-back' },
  { do: 'cash-out', win: '100.00' },
])('mines take no such move: %j', (move) => {
  expect(mines.move.safeParse(move).success).toBe(false);
});

test('hi-lo takes no choice but the empty one, and no move but its four', () => {
  expect(hiLo.choice.safeParse({}).success).toBe(true);
  expect(hiLo.choice.safeParse({ card: 'A' }).success).toBe(false);
  for (const step of ['higher', 'lower', 'skip', 'cash-out']) {
    expect(hiLo.move.safeParse({ do: step }).success, step).toBe(true);
  }
  for (const move of [{}, { do: 'give-back' }, { do: 'same' }, { do: 'higher', card: 1 }, { do: ['skip'] }]) {
    expect(hiLo.move.safeParse(move).success, JSON.stringify(move)).toBe(false);
  }
});

test('a player who goes before anything was decided has the whole stake back', () => {
  const stakeMinor = 123_457n;
  const field = mines.deal({ choice: { mines: 5 }, stakeMinor, random: systemRandom });
  const left = mines.act(field, mines.leave(field));
  expect(left && mines.end(left, stakeMinor)).toMatchObject({ winMinor: stakeMinor, outcome: { end: 'given-back' } });
  const dealt = hiLo.deal({ choice: {}, stakeMinor, random: systemRandom });
  const gone = hiLo.act(dealt, hiLo.leave(dealt));
  expect(gone && hiLo.end(gone, stakeMinor)).toMatchObject({ winMinor: stakeMinor, outcome: { end: 'given-back' } });
});
