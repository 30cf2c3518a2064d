import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../packages/fair/testing/seeded-random.ts';
import { casinoHoldem } from '../casino-holdem/index.ts';
import type { SteppedGame } from '../game.ts';
import { createBets, minorOf } from '../tables/browser/bets.js';
import { threeCardPoker } from '../three-card-poker/index.ts';
import { createPokerBets } from './browser/poker-bets.js';
import { sumUp } from './browser/poker-sums.js';
import { lookAtPoker } from './look-at-poker.ts';
import { anteLimits, bonusLimits } from './poker-choice.ts';
import { pokerData } from './poker-html.ts';

const tables = [
  { title: 'casino hold’em', game: casinoHoldem as SteppedGame, stay: 'call', antes: 2n },
  { title: 'three card poker', game: threeCardPoker as SteppedGame, stay: 'play', antes: 1n },
];
const bets = { ante: '100.00', bonus: '50.00' };

/** FAIR_ROUNDS=1000000 is the long form. */
const rounds = Number(process.env.FAIR_ROUNDS ?? 4_000);

test.each(tables)('$title takes an ante, with a bonus or without', ({ game }) => {
  for (const choice of [bets, { ante: '50', bonus: null }, { ante: '20000.00', bonus: '5000.00' }]) {
    expect(game.choice.safeParse(choice)).toEqual({ success: true, data: choice });
  }
});

test.each(tables)('$title takes nothing else', ({ game }) => {
  const amounts = ['49.00', '20001.00', '100.50', '-100.00', '1e3', '', ' 100', '0', 'NaN', 100, null, undefined];
  const refused = [
    {},
    { ante: '100.00' },
    { bonus: '50.00' },
    { ...bets, win: '1000.00' },
    { bets: [{ on: 'ante', amount: '100.00' }] },
    ...amounts.map((ante) => ({ ante, bonus: null })),
    ...['49.00', '5001.00', '50.50', '0', '0.00', '', 50, undefined].map((bonus) => ({ ante: '100.00', bonus })),
  ];
  for (const choice of refused) expect(game.choice.safeParse(choice).success, JSON.stringify(choice)).toBe(false);
});

test.each(tables)('$title is played only for what its bets add up to', ({ game }) => {
  expect(game.fits?.({ choice: bets, stakeMinor: 15_000n })).toBe(true);
  for (const stakeMinor of [10_000n, 14_999n, 15_001n]) expect(game.fits?.({ choice: bets, stakeMinor })).toBe(false);
  expect(game.fits?.({ choice: { ante: '100.00', bonus: null }, stakeMinor: 10_000n })).toBe(true);
});

function dealt(game: SteppedGame, seed: string, choice: object = bets) {
  return game.deal({ choice, stakeMinor: 15_000n, random: seededRandom(seed) });
}

test.each(tables)('at $title one stays or folds, once, and nothing else is a move', ({ game, stay, antes }) => {
  const hand = dealt(game, 'moves');
  const other = stay === 'call' ? 'play' : 'call';
  for (const move of [{}, { do: other }, { do: 'leave' }, { do: stay, ante: '1.00' }, stay, null]) {
    expect(game.move.safeParse(move).success, JSON.stringify(move)).toBe(false);
  }
  expect(game.end(hand, 15_000n)).toBeUndefined();
  for (const move of [{ do: stay }, { do: 'fold' }]) {
    expect(game.move.safeParse(move).success).toBe(true);
    const moved = game.act(hand, move);
    expect(moved).toBeDefined();
    for (const again of [{ do: stay }, { do: 'fold' }]) expect(game.act(moved ?? null, again)).toBeUndefined();
  }
  expect(game.raiseMinor?.(hand, { do: stay }, 15_000n)).toBe(10_000n * antes);
  expect(game.raiseMinor?.(hand, { do: 'fold' }, 15_000n)).toBe(0n);
});

test.each(tables)('who leaves $title has folded, and that costs nothing more', ({ game }) => {
  const hand = dealt(game, 'leave', { ante: '100.00', bonus: null });
  const move = game.leave(hand);
  expect(game.raiseMinor?.(hand, move, 10_000n)).toBe(0n);
  const end = game.end(game.act(hand, move) ?? null, 10_000n);
  expect(end).toMatchObject({ winMinor: 0n, outcome: { end: 'fold' } });
});

test.each(tables)('a hand of $title survives being kept as JSON at every step', ({ game, stay }) => {
  for (let at = 0; at < 200; at += 1) {
    const hand = dealt(game, `json ${at}`);
    const kept = JSON.parse(JSON.stringify(hand));
    expect(kept).toEqual(hand);
    const [played, playedKept] = [hand, kept].map((one) => game.end(game.act(one, { do: stay }) ?? null, 15_000n));
    expect(playedKept).toEqual(played);
    expect(JSON.parse(JSON.stringify(played?.outcome))).toEqual(played?.outcome);
  }
});

test.each(tables)(
  'until the end, nothing that $title shows tells what the dealer has or what is to come',
  ({ game, stay }) => {
    for (let at = 0; at < 300; at += 1) {
      const hand = dealt(game, `secret ${at}`);
      const all = game.end(game.act(hand, { do: stay }) ?? null, 15_000n)?.outcome as Record<string, object[]>;
      for (const seen of [game.view(hand), game.end(game.act(hand, { do: 'fold' }) ?? null, 15_000n)?.outcome ?? {}]) {
        const shown = JSON.stringify(seen);
        const secret = [...(all.dealer ?? []), ...(all.board ?? []).slice(3)];
        expect(secret.length).toBeGreaterThan(2);
        for (const card of secret) expect(shown).not.toContain(JSON.stringify(card));
      }
    }
  },
);

test.each(tables)(
  'the cards of $title depend on the draws alone: players who share them see the same',
  ({ game, stay }) => {
    for (let at = 0; at < 50; at += 1) {
      const rich = dealt(game, `shared ${at}`, { ante: '20000.00', bonus: '5000.00' });
      const poor = dealt(game, `shared ${at}`, { ante: '50.00', bonus: null });
      const cards = (hand: typeof rich) => {
        const { bets: _bets, ...rest } = game.end(game.act(hand, { do: stay }) ?? null, 1n)?.outcome ?? {};
        return rest;
      };
      expect(cards(rich)).toEqual(cards(poor));
      const look = lookAtPoker(game as typeof casinoHoldem, stay)({ random: seededRandom(`shared ${at}`) });
      expect(look.outcome).toEqual(cards(poor));
      expect(game.view(poor)).toMatchObject(look.dealt);
    }
  },
);

test.each(tables)(
  'what the page adds up at $title is what was staked and won',
  { timeout: 300_000 + rounds },
  ({ game, stay, antes }) => {
    const random = seededRandom(`sums ${game.name}`);
    let won = 0;
    for (let at = 0; at < rounds; at += 1) {
      const choice = { ante: `${50 + (at % 400)}.00`, bonus: at % 3 === 0 ? null : `${50 + (at % 70)}.00` };
      const stakeMinor = (minorFromMajor(choice.ante) ?? 0n) + (minorFromMajor(choice.bonus ?? '0') ?? 0n);
      const isStaying = at % 5 !== 0;
      const hand = game.act(game.deal({ choice, stakeMinor, random }), { do: isStaying ? stay : 'fold' });
      const { outcome, winMinor } = game.end(hand ?? null, stakeMinor) ?? { outcome: {}, winMinor: -1n };
      const { stakedMinor, paidMinor } = sumUp(outcome.bets as { on: string; amount: string; paid: string }[], minorOf);
      if (BigInt(paidMinor) !== winMinor) expect.fail(`round ${at} paid ${winMinor}: ${JSON.stringify(outcome)}`);
      const raised = isStaying ? (minorFromMajor(choice.ante) ?? 0n) * antes : 0n;
      if (BigInt(stakedMinor) !== stakeMinor + raised)
        expect.fail(`round ${at} staked otherwise: ${JSON.stringify(outcome)}`);
      if (winMinor > 0n) won += 1;
    }
    expect(won).toBeGreaterThan(rounds / 10);
  },
);

test('the page keeps to the limits that the server has, each place to its own', () => {
  expect(pokerData.mostMinor).toEqual({ ante: Number(anteLimits.maxMinor), bonus: Number(bonusLimits.maxMinor) });
  const { mostMinor } = pokerData;
  const chips = createPokerBets(createBets({ tableMaxMinor: Number(casinoHoldem.stakes.maxMinor) }), mostMinor);
  const lying = () => [chips.on('ante'), chips.on('bonus'), chips.totalMinor()];
  expect(chips.place('ante', 2_000_000)).toBeUndefined();
  expect(chips.place('ante', 100)).toBe('ante');
  expect(chips.twice()).toBe('ante');
  expect(chips.place('bonus', 500_000)).toBeUndefined();
  expect(chips.place('bonus', 5_000)).toBe('bonus');
  expect(lying()).toEqual([2_000_000, 500_000, 2_500_000]);
  chips.undo();
  expect(lying()).toEqual([2_000_000, 0, 2_000_000]);
  chips.clear();
  expect(lying()).toEqual([0, 0, 0]);
  chips.set({ ante: 15_000, bonus: 0 });
  expect(chips.twice()).toBeUndefined();
  expect(lying()).toEqual([30_000, 0, 30_000]);
});
