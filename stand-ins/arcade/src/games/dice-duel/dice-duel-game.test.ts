import { diceDuelSpots } from '@harmattan/fair/dice-duel/dice-duel';
import { diceDuelStatements } from '@harmattan/fair/dice-duel/statements';
import { chanceFrom } from '@harmattan/fair/seeds/seeded-chance';
import { minorFromMajor } from '@harmattan/kernel/money';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { diceDuelEdges } from './face.ts';
import { diceDuel } from './index.ts';

test('has a button for every spot once, each with a name of its own, in every language', () => {
  for (const language of languages) {
    const words = diceDuel.face.texts[language];
    const html = diceDuel.face.html(words);
    const found = [...html.matchAll(/data-spot="([^"]+)" data-name="([^"]+)"/g)];
    expect(found.map(([, on]) => on)).toEqual(diceDuelSpots);
    expect(new Set(found.map(([, , name]) => name)).size).toBe(diceDuelSpots.length);
    expect(html + diceDuel.face.controls?.(words)).not.toMatch(/undefined|\{\w+\}/);
    for (const edge of Object.values(diceDuelEdges)) expect(html).toContain(edge);
  }
});

test('what the page states is what the engine keeps', () => {
  for (const { name, returnMillionths } of diceDuelStatements) {
    const spot = diceDuelSpots.find((on) => name === `dice-duel-${on}`);
    expect(spot && diceDuelEdges[spot], name).toBe(`${(100 - returnMillionths / 10_000).toFixed(2)} %`);
  }
});

test('what each bet paid adds up to the win, over many turns', () => {
  const bets = diceDuelSpots.map((on, at) => ({ on, amount: `${10 + at}.37` }));
  for (let nonce = 0; nonce < 2_000; nonce += 1) {
    const random = chanceFrom({ serverSeed: new Uint8Array(32).fill(9), clientSeed: 'duel', nonce });
    const { outcome, winMinor } = diceDuel.play({ choice: { bets }, stakeMinor: 6_185n, random });
    const paid = outcome.bets as { paid: string }[];
    expect(paid.reduce((sum, bet) => sum + (minorFromMajor(bet.paid) ?? -1n), 0n)).toBe(winMinor);
  }
});

test.each([
  ['no bet at all', { bets: [] }],
  ['a spot that it does not have', { bets: [{ on: 'green', amount: '10.00' }] }],
  [
    'a spot twice',
    {
      bets: [
        { on: 'red', amount: '10.00' },
        { on: 'red', amount: '10.00' },
      ],
    },
  ],
  ['too little', { bets: [{ on: 'red', amount: '9.99' }] }],
  ['an outcome', { bets: [{ on: 'red', amount: '10.00' }], outcome: { winner: 'red' } }],
])('refuses %s', (_what, choice) => {
  expect(diceDuel.choice.safeParse(choice).success).toBe(false);
});
