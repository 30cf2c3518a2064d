import { hasDealerBlackjack, isNatural } from '@harmattan/fair/blackjack/blackjack';
import { chanceFrom } from '@harmattan/fair/seeds/seeded-chance';
import { expect, test } from 'vitest';
import { blackjack } from '../games/blackjack/index.ts';
import { casinoHoldem } from '../games/casino-holdem/index.ts';
import { lookAtBlackjack, sharedBlackjack } from './shared-blackjack.ts';
import { withhold } from './withhold.ts';

const stakeMinor = 10_000n;
const choice = { ante: '100.00', bonus: null };

function chance(nonce: number, clientSeed = 'table') {
  return chanceFrom({ serverSeed: new Uint8Array(32).fill(5), clientSeed, nonce });
}

const hundredTurns = Array.from({ length: 100 }, (_, at) => at);

test('a hand that is decided has no end before the time is up, and then the very end of the game', () => {
  const game = withhold(casinoHoldem);
  for (const turn of hundredTurns) {
    const hand = game.deal({ choice, stakeMinor, random: chance(turn) });
    const called = game.act(hand, { do: 'call' });
    expect(called && game.end(called, stakeMinor)).toBeUndefined();
    expect(called && game.view(called)).toMatchObject({ isDecided: true });
    expect(called && Object.keys(game.view(called))).not.toContain('dealer');
    expect(called && game.act(called, { do: 'fold' })).toBeUndefined();
    const shown = called && game.act(called, game.leave(called));
    const plain = casinoHoldem.act(casinoHoldem.deal({ choice, stakeMinor, random: chance(turn) }), { do: 'call' });
    expect(shown && game.end(shown, stakeMinor)).toEqual(plain && casinoHoldem.end(plain, stakeMinor));
  }
});

test('who decides nothing is left by the rule of the game, and is over after it', () => {
  const game = withhold(casinoHoldem);
  const hand = game.deal({ choice, stakeMinor, random: chance(1) });
  expect(game.view(hand)).toMatchObject({ isDecided: false });
  const left = game.act(hand, game.leave(hand));
  const over = left && game.act(left, game.leave(left));
  expect(over && game.end(over, stakeMinor)).toMatchObject({ outcome: { end: 'fold' }, winMinor: 0n });
});

test('no player can send that the time is up, and it does nothing before all is decided', () => {
  const game = withhold(casinoHoldem);
  expect(game.move.safeParse({ isTimeUp: true }).success).toBe(false);
  const hand = game.deal({ choice, stakeMinor, random: chance(1) });
  expect(game.act(hand, { isTimeUp: true })).toBeUndefined();
  expect(game.raiseMinor?.(hand, { do: 'call' }, stakeMinor)).toBe(20_000n);
  expect(game.raiseMinor?.(hand, { isTimeUp: true }, stakeMinor)).toBe(0n);
});

test('everybody has the first cards and the dealer of the table, and takes cards of their own', () => {
  for (const turn of hundredTurns) {
    const random = () => chance(turn);
    const one = sharedBlackjack(chance(turn, 'one')).deal({ choice: {}, stakeMinor, random: random() }).table;
    const two = sharedBlackjack(chance(turn, 'two')).deal({ choice: {}, stakeMinor, random: random() }).table;
    const table = blackjack.deal({ choice: {}, stakeMinor, random: random() }).table;
    expect(one.dealer).toEqual(table.dealer);
    expect(one.player.slice(0, 2)).toEqual(table.player.slice(0, 2));
    expect(one.player).toHaveLength(table.player.length);
    expect(one.player.slice(2)).not.toEqual(two.player.slice(2));
    expect(one.player.slice(2)).not.toEqual(table.player.slice(2));
    const seen = lookAtBlackjack({ random: random() });
    expect(seen.dealt).toEqual({
      dealer: { cards: [table.dealer[0], null] },
      hands: [{ cards: table.player.slice(0, 2) }],
    });
  }
});

test('a dealer with an ace looks for all players at once: the first answer for insurance would tell the others', () => {
  const game = withhold(sharedBlackjack());
  const hands = Array.from({ length: 1_000 }, (_, turn) => game.deal({ choice: {}, stakeMinor, random: chance(turn) }));
  const withAce = hands.filter(({ hand: { table } }) => table.dealer[0]?.rank === 1);
  expect(withAce.length).toBeGreaterThan(50);
  for (const dealt of withAce) {
    expect(game.view(dealt)).toMatchObject({ isInsuranceOffered: false });
    for (const move of [{ do: 'insure' }, { do: 'decline' }] as const) expect(game.act(dealt, move)).toBeUndefined();
    const { table } = dealt.hand;
    expect(dealt.isDecided).toBe(hasDealerBlackjack(table) || isNatural(table.player.slice(0, 2)));
  }
});

test('a shoe of six decks has no card seven times, whichever player takes them', () => {
  for (const turn of hundredTurns) {
    const { table } = sharedBlackjack(chance(turn, 'own')).deal({ choice: {}, stakeMinor, random: chance(turn) });
    const counts = new Map<string, number>();
    for (const { rank, suit } of [...table.player, ...table.dealer]) {
      const name = `${rank} ${suit}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(6);
  }
});
