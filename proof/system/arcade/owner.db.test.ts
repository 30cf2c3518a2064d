// A player's rounds are the player's, whichever of their seats they were played at.
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import {
  createTestArcade,
  secretIn,
  sitAt,
  useArcadeDatabase,
} from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { sitForMoney } from '../../worlds/sit-for-money.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };
const fundsMinor = 1_000_000n;

/** A player with money at a coin that is on no list. */
const sitDown = (game = '9999') => sitForMoney(databases, { game, fundsMinor });
const ids = ({ rounds }: { rounds: { id: string }[] }) => rounds.map(({ id }) => id);

test("the last rounds are listed on every seat of the player, newest first, and on no other player's", async () => {
  const { play, state, openAgain, openForAnother } = await sitDown();
  const one = await play();
  const again = await openAgain();
  const other = await again.play();
  expect(ids(await again.state())).toEqual([other.round.id, one.round.id]);
  expect(ids(await state())).toEqual([other.round.id, one.round.id]);
  const another = await openForAnother();
  expect(ids(await another.state())).toEqual([]);
});

test('in free play each seat has its own rounds, since the player is unknown', async () => {
  const arcade = await createTestArcade(databases.arcadeDb);
  const query = { Token: '', MerchantId: '40001', Lang: 'en-US', GameId: '9999', IsFreeplay: '1' };
  const open = async () =>
    sitAt(
      arcade,
      secretIn(`${(await arcade.get(`/betsolutions/auth/auth?${new URLSearchParams(query)}`)).headers.location}`),
    );
  const [one, other] = [await open(), await open()];
  await one.play();
  expect((await one.state()).rounds).toHaveLength(1);
  expect((await other.state()).rounds).toEqual([]);
});

test('the balance after the stake is told beside the one after the win', async () => {
  const { play, funds } = await sitDown();
  const { round, balance, stakedBalance } = await play();
  expect(minorFromMajor(stakedBalance)).toBe(fundsMinor - 10_000n);
  expect(minorFromMajor(balance)).toBe(await funds());
  expect(minorFromMajor(balance)).toBe(fundsMinor - 10_000n + (minorFromMajor(round.win) ?? 0n));
});

test('a round counts as shown when a page of its player says so, and not by the word of anybody else', async () => {
  const { play, state, openAgain, openForAnother } = await sitDown();
  const { round } = await play();
  expect(round.isShown).toBe(false);
  const isShown = async () => (await state()).rounds[0].isShown;
  const another = await openForAnother();
  expect((await another.sendShown(round.id)).statusCode).toBe(204);
  expect(await isShown()).toBe(false);
  const again = await openAgain();
  expect((await again.sendShown(round.id)).statusCode).toBe(204);
  expect(await isShown()).toBe(true);
  expect((await again.sendShown(round.id)).statusCode).toBe(204);
  for (const wrong of ['', '0', '-1', 'x', '1'.repeat(30)]) {
    expect((await again.sendShown(wrong)).statusCode).toBe(400);
  }
});

test('a hand is played on from the old window as well as from the new one, one move at a time', async () => {
  const { play, move, openAgain } = await sitDown('5003');
  const { round } = await play({ stake: '100.00', choice: { ante: '100.00', bonus: null } });
  expect(round.state).toBe('playing');
  const again = await openAgain();
  await again.page();
  const fold = { do: 'fold' };
  const answers = await Promise.all([move(round, fold), again.move(round, fold)]);
  expect(answers.map(({ round: told }) => told.id)).toEqual([round.id, round.id]);
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  expect(answers.filter(({ refusal }) => refusal === 'out-of-turn')).toHaveLength(1);
});
