import { expect, test } from 'vitest';
import { refusingWallet } from '../../testing/refusing-wallet.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestJackpots } from '../../testing/test-jackpots.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { poolAccount, rolloverAccount } from './accounts.ts';
import { countTickets } from './count-tickets.ts';
import { findJackpot } from './jackpots-store.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const place = 'POST Jackpot/PlaceManualJackpotBet';
const hourMs = 3_600_000;
const balanceOf = async (playerId: bigint) => (await money.wallet.balance(playerId)).availableMinor;

test('results come in, the reserve steps in, and all correct is paid', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const id = await stage.newJackpot();
  const [winner, loser] = [await money.playerWith(100n), await money.playerWith(100n)];
  await stage.playerOf(winner)(place, { body: await stage.lines(id, 1) });
  await stage.playerOf(loser)(place, { body: await stage.lines(id, 3) });
  const events = await stage.eventIds(id);
  const betsOf = async (playerId: bigint) =>
    (await stage.playerOf(playerId)('GET Jackpot/GetManualJackpotUserBets')).data.bets[0];

  expect(await stage.jackpots.enterResult({ ...result(id, events[0]), actor: 'ada' })).toBe('not begun');
  expect(await stage.jackpots.settle({ id, actor: 'ada' })).toBe('not closed');
  await stage.moveClock(2 * hourMs);
  await stage.keep();
  expect(await betsOf(winner)).toMatchObject({ state: 'running', hits: 0, decided: 0 });

  expect(await stage.jackpots.cancelEvent({ jackpotId: id, eventId: events[3] as number, actor: 'ada' })).toBe(
    'cancelled',
  );
  expect(await stage.jackpots.enterResult({ ...result(id, events[0]), actor: 'ada' })).toBe('entered');
  expect(await stage.jackpots.enterResult({ ...result(id, events[3]), actor: 'ada' })).toBe('cancelled');
  expect(await stage.jackpots.enterResult({ ...result(id, events[1]), score1: 100, actor: 'ada' })).toBe('no score');
  expect(await stage.jackpots.settle({ id, actor: 'ada' })).toBe('results are missing');
  expect(await betsOf(winner)).toMatchObject({ hits: 1, decided: 1, state: 'running' });
  expect(await betsOf(loser)).toMatchObject({ hits: 0, decided: 1 });
  const shown = await stage.visitor('GET Jackpot/GetManualJackpotEvents', { query: { jackpotId: String(id) } });
  expect(shown.data[0]).toMatchObject({ participant1Score: 1, participant2Score: 0, choiceId: 1, isCounting: true });
  expect(shown.data[3]).toMatchObject({ canceled: true, isCounting: false });
  expect(shown.data[13]).toMatchObject({ isReserve: true, isCounting: true });

  for (const eventId of events.filter((_, at) => at !== 3)) {
    await stage.jackpots.enterResult({ ...result(id, eventId), actor: 'ada' });
  }
  expect(await Promise.all([1, 2, 3].map(() => stage.jackpots.settle({ id, actor: 'ada' })))).toEqual(
    Array(3).fill('begun'),
  );
  expect(await stage.jackpots.enterResult({ ...result(id, events[0]), actor: 'ada' })).toBe('too late');
  expect(await stage.jackpots.void({ id, actor: 'ada', why: 'late' })).toBe('too late');
  await stage.keep();
  // 10.00 guaranteed and 40 % of two tickets of 1.00.
  expect(await betsOf(winner)).toMatchObject({ state: 'won', hits: 13, prize: 10.8 });
  expect(await betsOf(loser)).toMatchObject({ state: 'lost', hits: 0, prize: null });
  expect(await balanceOf(winner)).toBe(1_080n);
  expect(await money.wallet.houseBalance(poolAccount(id))).toBe(0n);
  const audit = await stage.jackpots.auditOf(id);
  expect(audit.map(({ action }) => action).filter((action) => action !== 'result')).toEqual([
    'create',
    'open',
    'close',
    'cancel event',
    'settle',
  ]);
  expect(audit.find(({ action }) => action === 'result')).toMatchObject({
    actor: 'ada',
    after: { score1: 1, score2: 0 },
  });
});

test('a pool that no ticket won goes into the next jackpot of its type, and to no other', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const typeId = 7;
  const id = await stage.newJackpot({ typeId, reserves: 0 });
  const playerId = await money.playerWith(100n);
  await stage.playerOf(playerId)(place, { body: await stage.lines(id, [5, 5]) });
  await stage.moveClock(2 * hourMs);
  await stage.keep();
  for (const eventId of await stage.eventIds(id))
    await stage.jackpots.enterResult({ ...result(id, eventId), actor: 'ada' });
  await stage.jackpots.settle({ id, actor: 'ada' });
  await stage.keep();
  expect(await money.wallet.houseBalance(rolloverAccount(typeId))).toBe(1_040n);
  const other = await stage.newJackpot({ typeId: 8 });
  // Two at once: one of them has it.
  const next = await Promise.all([stage.newJackpot({ typeId }), stage.newJackpot({ typeId })]);
  const pools = await Promise.all([other, ...next].map((one) => money.wallet.houseBalance(poolAccount(one))));
  expect(pools[0]).toBe(1_000n);
  expect(pools.slice(1).toSorted()).toEqual([1_000n, 2_040n].toSorted());
  expect(await money.wallet.houseBalance(rolloverAccount(typeId))).toBe(0n);
  const list = await stage.visitor('GET Jackpot/GetManualJackpotList');
  expect(next.map((one) => list.data.find((shown) => shown.id === one)?.prizePool).toSorted()).toEqual([10, 20.4]);
  // The book says so of the one that has it, and of no other.
  for (const [at, one] of next.entries()) {
    const audit = await stage.jackpots.auditOf(one);
    const told = audit.filter(({ after }) => 'rolledInMinor' in (after as object));
    const hasIt = pools[at + 1] === 2_040n;
    expect(told).toMatchObject(hasIt ? [{ actor: 'test', action: 'roll in', after: { rolledInMinor: '1040' } }] : []);
  }
});

test('a ticket that was paid for in time and completed after the first kick-off is counted', async () => {
  let isBroken = false;
  const stage = await startTestJackpots(db, {
    ...money.wallet,
    async transfer(command) {
      const answer = await money.wallet.transfer(command);
      if (isBroken) throw new Error('the connection broke');
      return answer;
    },
  });
  const id = await stage.newJackpot({ typeId: 9, reserves: 0 });
  const playerId = await money.playerWith(100n);
  isBroken = true;
  expect((await stage.playerOf(playerId)(place, { body: await stage.lines(id, [1, 0]) })).http).toBe(500);
  await stage.moveClock(2 * hourMs);
  await stage.jackpots.keepOnce();
  for (const eventId of await stage.eventIds(id))
    await stage.jackpots.enterResult({ ...result(id, eventId), actor: 'ada' });
  await stage.jackpots.settle({ id, actor: 'ada' });
  expect(await countTickets({ pool: db.database.pool }, id)).toBe(false);
  isBroken = false;
  await stage.keep();
  await stage.keep();
  const { data } = await stage.playerOf(playerId)('GET Jackpot/GetManualJackpotUserBets');
  expect(data.bets[0]).toMatchObject({ state: 'won', prize: 10.4 });
});

test('a prize that cannot be paid holds up no other one', async () => {
  const refused = new Set<bigint>();
  const stage = await startTestJackpots(db, refusingWallet(money.wallet, refused));
  const id = await stage.newJackpot({ typeId: 11, reserves: 0 });
  const players = await Promise.all(Array.from({ length: 4 }, () => money.playerWith(100n)));
  const body = await stage.lines(id, [1, 0]);
  for (const playerId of players) await stage.playerOf(playerId)(place, { body });
  await stage.moveClock(2 * hourMs);
  await stage.keep();
  for (const eventId of await stage.eventIds(id))
    await stage.jackpots.enterResult({ ...result(id, eventId), actor: 'ada' });
  const stuck = players[1] as bigint;
  refused.add(stuck);
  await stage.jackpots.settle({ id, actor: 'ada' });
  await stage.keep();
  const states = () =>
    Promise.all(
      players.map(
        async (playerId) =>
          (await stage.playerOf(playerId)('GET Jackpot/GetManualJackpotUserBets')).data.bets[0]?.state,
      ),
    );
  expect(await states()).toEqual(['won', 'running', 'won', 'won']);
  expect(await findJackpot(db.database.pool, id)).toMatchObject({ work: 'pay' });
  refused.clear();
  await stage.keep();
  expect(await states()).toEqual(Array(4).fill('won'));
  expect(await money.wallet.houseBalance(poolAccount(id))).toBe(0n);
});

function result(jackpotId: number, eventId: number | undefined) {
  return { jackpotId, eventId: eventId as number, score1: 1, score2: 0 };
}
