import { systemClock } from '@harmattan/kernel/clock';
import { expect, test } from 'vitest';
import { refusingWallet } from '../../testing/refusing-wallet.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestRaces } from '../../testing/test-races.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { payPrizes } from './pay-prizes.ts';
import { findRace } from './races-store.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const { pool } = db.database;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const board = 'GET Cashrace/GetCashRaceBoard';

test('who is not in the standing is told of no prize, whatever is undone after it was written', async () => {
  const refused = new Set<bigint>();
  const stage = await startTestRaces(db, refusingWallet(money.wallet, refused));
  const { id, urlSuffix } = await stage.newRace({ prizesMinor: Array(10).fill(1_00n) });
  await stage.moveClock(minuteMs);
  const players: bigint[] = [];
  const keys: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const player = await money.playerWith(1_000_00n);
    keys.push(await stage.stake(player, BigInt(500 - 10 * number) * 100n));
    players.push(player);
  }
  // One prize is stuck, so that the race stays finished.
  refused.add(players[1] as bigint);
  await stage.moveClock(hourMs + 20_000);
  await stage.keep();
  expect(await findRace(pool, id)).toMatchObject({ state: 'finished', work: 'pay' });
  await stage.undo(players[0] as bigint, keys[0] as string);
  await stage.moveClock(2_000);
  await stage.keep();
  const ownOf = async (at: number) => (await stage.ask(board, { urlSuffix }, players[at])).data.own;
  expect(await ownOf(0)).toMatchObject({ place: 1, prize: 1, turnover: 500 });
  expect(await ownOf(9)).toMatchObject({ place: 10, prize: 1 });
  expect(await ownOf(10)).toMatchObject({ place: 11, prize: 0, turnover: 400 });
  refused.clear();
  await stage.keep();
  expect(await findRace(pool, id)).toMatchObject({ state: 'paid', players: 12 });
  await stage.moveClock(2_000);
  expect(await ownOf(10)).toMatchObject({ place: 11, prize: 0, turnover: 400 });
});

test('a race whose standing is written is scored no more', async () => {
  const refused = new Set<bigint>();
  const stage = await startTestRaces(db, refusingWallet(money.wallet, refused));
  const { id } = await stage.newRace({ prizesMinor: [1_00n] });
  await stage.moveClock(minuteMs);
  const player = await money.playerWith(1_000_00n);
  const key = await stage.stake(player, 50_00n);
  refused.add(player);
  await stage.moveClock(hourMs + 20_000);
  await stage.keep();
  expect(await findRace(pool, id)).toMatchObject({ state: 'finished', work: 'pay' });
  await money.wallet.reverse({ playerId: player, key: newKey(), of: key, about: 'refund' });
  expect(await stage.races.scoreOnce()).toBe(false);
});

test('prizes that cannot be paid hold up none of the others, however many they are', async () => {
  const refused = new Set<bigint>();
  const stage = await startTestRaces(db, refusingWallet(money.wallet, refused));
  const { id } = await stage.newRace({ prizesMinor: Array(5).fill(1_00n) });
  await stage.moveClock(minuteMs);
  const players = await Promise.all(Array.from({ length: 5 }, () => money.playerWith(10_00n)));
  for (const [at, player] of players.entries()) await stage.stake(player, BigInt(500 - at));
  for (const player of players) refused.add(player);
  await stage.moveClock(hourMs + 20_000);
  await stage.keep();
  refused.delete(players[4] as bigint);
  const wallet = refusingWallet(money.wallet, refused);
  await expect(payPrizes({ pool, wallet, clock: systemClock, taxRules: [] }, id, 2)).rejects.toThrow('4 prizes wait');
  const { rows } = await pool.query('select place from races.standing where race_id = $1 and paid_at is not null', [
    id,
  ]);
  expect(rows).toEqual([{ place: 5 }]);
  refused.clear();
  await stage.keep();
  expect(await findRace(pool, id)).toMatchObject({ state: 'paid' });
});
