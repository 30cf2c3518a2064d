import { minorFromMajor } from '@harmattan/kernel/money';
import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { baccarat } from '../baccarat/index.ts';
import { roulette } from '../roulette/index.ts';
import { sicBo } from '../sic-bo/index.ts';
import type { TableBet } from './table-choice.ts';

const tables = [
  ['roulette', roulette, ['straight-17', 'split-8-11', 'red', 'dozen-3', 'column-2', 'corner-0-1-2-3']],
  ['baccarat', baccarat, ['player', 'banker', 'tie', 'player-pair', 'banker-pair']],
  ['sic bo', sicBo, ['small', 'total-9', 'pair-2-5', 'triple-6', 'any', 'double-3', 'single-1']],
] as const;

const bet = (on: string, amount: unknown = '100.00') => ({ on, amount });

test.each(tables)('%s takes bets on its spots', (_name, game, spots) => {
  const bets = spots.map((on) => bet(on));
  expect(game.choice.safeParse({ bets })).toEqual({ success: true, data: { bets } });
});

test.each(tables)('%s takes nothing else', (_name, game, [spot]) => {
  const refused = [
    {},
    { bets: [] },
    { bets: 'all' },
    { bets: [bet(spot)], win: '1000.00' },
    { bets: [{ ...bet(spot), paid: '1000.00' }] },
    { bets: [bet('nowhere')] },
    { bets: [bet('__proto__')] },
    { bets: [bet(spot), bet(spot)] },
    ...['-100.00', '100.001', '1e3', '9.99', '50000.01', '', ' 100', '0', 'NaN', 100, null].map((amount) => ({
      bets: [bet(spot, amount)],
    })),
  ];
  for (const choice of refused) expect(game.choice.safeParse(choice).success, JSON.stringify(choice)).toBe(false);
});

test('takes sixty bets and no more', () => {
  const bets = Array.from({ length: 61 }, (_, at) =>
    bet(at < 37 ? `straight-${at}` : `split-${at - 36}-${at - 33}`, '10'),
  );
  expect(roulette.choice.safeParse({ bets: bets.slice(0, 60) }).success).toBe(true);
  expect(roulette.choice.safeParse({ bets }).success).toBe(false);
});

test('the inside of a table is where its neighbours are: no other numbers go together', () => {
  for (const on of [
    'split-1-3',
    'split-3-4',
    'split-0-4',
    'street-2-3-4',
    'corner-3-4-6-7',
    'line-2-3-4-5-6-7',
    'straight-37',
  ]) {
    expect(roulette.choice.safeParse({ bets: [bet(on)] }).success, on).toBe(false);
  }
  for (const on of ['total-3', 'total-18', 'pair-2-2', 'pair-5-2', 'single-7', 'triple-0']) {
    expect(sicBo.choice.safeParse({ bets: [bet(on)] }).success, on).toBe(false);
  }
});

test.each(tables)('%s is played only for what its bets add up to', (_name, game, [one, other]) => {
  const choice = { bets: [bet(one, '100.50'), bet(other, '20')] as TableBet[] };
  expect(game.fits?.({ choice, stakeMinor: 12_050n })).toBe(true);
  expect(game.fits?.({ choice, stakeMinor: 12_049n })).toBe(false);
  expect(game.fits?.({ choice, stakeMinor: 12_051n })).toBe(false);
});

test.each(tables)('%s tells what each bet got, and the sum of it is the win', (_name, game, spots) => {
  const choice = { bets: spots.map((on, at) => bet(on, `${10 + at}.0${at}`)) as TableBet[] };
  let won = 0;
  for (let at = 0; at < 2_000; at += 1) {
    const { outcome, winMinor } = game.play({ choice, stakeMinor: 1n, random: systemRandom });
    const told = outcome.bets as { on: string; amount: string; paid: string }[];
    expect(told.map(({ on, amount }) => ({ on, amount }))).toEqual(choice.bets);
    expect(told.reduce((sum, { paid }) => sum + (minorFromMajor(paid) ?? -1n), 0n)).toBe(winMinor);
    if (winMinor > 0n) won += 1;
  }
  expect(won).toBeGreaterThan(0);
});
