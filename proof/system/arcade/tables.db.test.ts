// A real round at each table, over BetSolutions' wire into the platform's books.
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { sitForMoney } from '../../worlds/sit-for-money.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const fundsMinor = 1_000_000n;

const sitDown = (game: string) => sitForMoney({ platformDb, arcadeDb }, { game, fundsMinor });

test.each([
  ['roulette', '5001', ['red', 'black', 'straight-0', 'split-8-11']],
  ['baccarat', '5002', ['player', 'banker', 'tie', 'player-pair']],
  ['sic bo', '5004', ['small', 'big', 'any', 'total-10']],
])('a round of %s is in the books as the page is told it', async (_name, game, spots) => {
  const { play, send, wish, state, funds, page } = await sitDown(game);
  expect((await page()).body).toContain(`data-spot="${spots[0]}"`);
  const bets = spots.map((on, at) => ({ on, amount: `${100 + at}.50` }));
  const { round, balance } = await play({ stake: '408.00', choice: { bets } });
  expect(round).toMatchObject({ state: 'settled', stake: '408.00', choice: { bets } });
  const paid = round.outcome.bets.reduce(
    (sum: bigint, bet: { paid: string }) => sum + (minorFromMajor(bet.paid) ?? -1n),
    0n,
  );
  expect(minorFromMajor(round.win)).toBe(paid);
  expect(await funds()).toBe(fundsMinor - 40_800n + paid);
  expect(minorFromMajor(balance)).toBe(await funds());

  const before = await funds();
  for (const change of [
    { stake: '407.00', choice: { bets } },
    { stake: '408.00', choice: { bets: [...bets, { on: spots[0], amount: '10.00' }] } },
    { stake: '408.00', choice: { bets, outcome: round.outcome } },
    { stake: '9.00', choice: { bets: [{ on: spots[0], amount: '9.00' }] } },
    { stake: '408.00', choice: { side: 'heads' } },
  ]) {
    expect((await send(wish(change))).statusCode).toBe(400);
  }
  expect(await funds()).toBe(before);
  expect((await state()).rounds).toHaveLength(1);
});

test('wishes at once take and pay no more than the rounds that were played, and the same wish is one round', async () => {
  const { send, wish, state, funds } = await sitDown('5001');
  const bet = (on: string) => wish({ stake: '100.00', choice: { bets: [{ on, amount: '100.00' }] } });
  const same = bet('red');
  await Promise.all([send(same), send(same), send(bet('black')), send(same)]);
  const { rounds } = await state();
  expect(rounds.map(({ state }: { state: string }) => state)).not.toContain('settling');
  const on = rounds.map(({ choice }: { choice: { bets: { on: string }[] } }) => choice.bets[0]?.on);
  expect(new Set(on).size).toBe(on.length);
  const won = rounds.reduce((sum: bigint, { win }: { win: string }) => sum + (minorFromMajor(win) ?? -1n), 0n);
  expect(await funds()).toBe(fundsMinor - 10_000n * BigInt(rounds.length) + won);
});
