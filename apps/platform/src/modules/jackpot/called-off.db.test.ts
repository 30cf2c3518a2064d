import { expect, test } from 'vitest';
import { refusingWallet } from '../../testing/refusing-wallet.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newEvents, startTestJackpots } from '../../testing/test-jackpots.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { poolAccount } from './accounts.ts';
import { listEvents } from './events-store.ts';
import { findJackpot } from './jackpots-store.ts';
import { refundTickets } from './refund-tickets.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const place = 'POST Jackpot/PlaceManualJackpotBet';
const balanceOf = async (playerId: bigint) => (await money.wallet.balance(playerId)).availableMinor;

test('a void jackpot gives every ticket back once', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const id = await stage.newJackpot({ consolation: [{ misses: 1, amountMinor: 50n }] });
  const players = await Promise.all([1, 2, 3].map(() => money.playerWith(100n)));
  const body = await stage.lines(id, 1);
  for (const playerId of players) await stage.playerOf(playerId)(place, { body });
  await Promise.all([1, 2].map(() => stage.jackpots.void({ id, actor: 'ada', why: 'a storm' })));
  await Promise.all([stage.keep(), stage.keep()]);
  await stage.keep();
  expect(await Promise.all(players.map(balanceOf))).toEqual([100n, 100n, 100n]);
  expect(await money.wallet.houseBalance(poolAccount(id))).toBe(0n);
  const { data } = await stage.playerOf(players[0] as bigint)('GET Jackpot/GetManualJackpotUserBets');
  expect(data.bets[0]).toMatchObject({ state: 'void', prize: null });
  expect((await stage.jackpots.auditOf(id)).filter(({ action }) => action === 'void')).toHaveLength(1);
});

test('a ticket of a void jackpot is void when its price is back, and not before', async () => {
  let isDown = false;
  const stage = await startTestJackpots(db, {
    ...money.wallet,
    async reverse(command) {
      if (isDown) throw new Error('the connection broke');
      return money.wallet.reverse(command);
    },
  });
  const id = await stage.newJackpot();
  const body = await stage.lines(id, 1);
  const players = await Promise.all([1, 2].map(() => money.playerWith(100n)));
  const tickets: string[] = [];
  for (const playerId of players) tickets.push((await stage.playerOf(playerId)(place, { body })).data.betId);
  const states = () =>
    Promise.all(
      players.map(async (playerId) => {
        const { data } = await stage.playerOf(playerId)('GET Jackpot/GetManualJackpotUserBets');
        return data.bets[0]?.state;
      }),
    );
  isDown = true;
  await stage.jackpots.void({ id, actor: 'ada', why: 'a storm' });
  await stage.keep();
  expect(await states()).toEqual(['running', 'running']);
  isDown = false;
  await refundTickets(stage.deps, id, 1);
  const first = tickets.indexOf(tickets.toSorted()[0] as string);
  expect(await states()).toEqual(first === 0 ? ['void', 'running'] : ['running', 'void']);
  await stage.keep();
  expect(await states()).toEqual(['void', 'void']);
});

test('a cancelled game without a reserve is right on every ticket; with one too many nothing is sold any more', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const id = await stage.newJackpot({ reserves: 1 });
  const playerId = await money.playerWith(200n);
  const call = stage.playerOf(playerId);
  const body = await stage.lines(id, 3);
  const { betId } = (await call(place, { body })).data;
  const events = await stage.eventIds(id);
  const cancel = (at: number) =>
    stage.jackpots.cancelEvent({ jackpotId: id, eventId: events[at] as number, actor: 'ada' });
  const verdicts = async () => {
    const { data } = await call('GET Jackpot/GetManualJackpotUserBetEvents', { query: { betId } });
    return { hits: data.bet.hits, right: data.events.flatMap(({ isHit }, at) => (isHit ? [at] : [])) };
  };
  expect(await cancel(2)).toBe('cancelled');
  expect(await verdicts()).toEqual({ hits: 0, right: [] });
  // The reserve stands in for the first of them.
  expect([await cancel(7), await cancel(4)]).toEqual(['cancelled', 'cancelled']);
  expect(await verdicts()).toEqual({ hits: 2, right: [4, 7] });
  expect((await stage.visitor('GET Jackpot/GetManualJackpotList')).data.find((one) => one.id === id)?.isActive).toBe(
    true,
  );

  const last = await Promise.all([cancel(9), cancel(9)]);
  expect(last).toEqual(['void', 'void']);
  expect(await verdicts()).toEqual({ hits: 0, right: [] });
  expect((await call(place, { body })).status).toBe('JACKPOT_IS_CLOSED');
  await stage.keep();
  expect(await balanceOf(playerId)).toBe(200n);
  expect(await money.wallet.houseBalance(poolAccount(id))).toBe(0n);
  const audit = await stage.jackpots.auditOf(id);
  expect(audit.map(({ action }) => action)).toEqual(['create', 'open', ...Array(4).fill('cancel event'), 'void']);
  expect(audit.at(-1)).toMatchObject({ actor: 'ada', before: { state: 'open' }, after: { state: 'void' } });
  expect(await stage.jackpots.settle({ id, actor: 'ada' })).toBe('void');
});

test('a draft with too many cancelled games stays a draft, and is not opened', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const draft = { actor: 'ada', typeId: 6, ticketPriceMinor: 1n, guaranteedMinor: 1n, growthBps: 0 };
  const id = await stage.jackpots.create({ ...draft, events: newEvents(6, 0, new Date('2036-01-01T00:00:00Z')) });
  const events = await listEvents(db.database.pool, [id]);
  for (const { id: eventId } of events.slice(0, 3)) {
    expect(await stage.jackpots.cancelEvent({ jackpotId: id, eventId, actor: 'ada' })).toBe('cancelled');
  }
  expect(await stage.jackpots.open({ id, actor: 'ada' })).toBe('too few games');
  expect(await findJackpot(db.database.pool, id)).toMatchObject({ state: 'draft', work: null });
});

test('refunds go as far as every one before them is back, and later all the way', async () => {
  const refused = new Set<bigint>();
  const stage = await startTestJackpots(db, refusingWallet(money.wallet, refused));
  const id = await stage.newJackpot();
  const body = await stage.lines(id, 1);
  const bought: { playerId: bigint; ticketId: string }[] = [];
  for (let at = 0; at < 4; at += 1) {
    const playerId = await money.playerWith(100n);
    bought.push({ playerId, ticketId: (await stage.playerOf(playerId)(place, { body })).data.betId });
  }
  const inOrder = bought.toSorted((one, other) => (one.ticketId < other.ticketId ? -1 : 1));
  refused.add(inOrder[2]?.playerId as bigint);
  await stage.jackpots.void({ id, actor: 'ada', why: 'a storm' });
  await stage.keep();
  expect(await Promise.all(inOrder.map(({ playerId }) => balanceOf(playerId)))).toEqual([100n, 100n, 0n, 100n]);
  expect(await findJackpot(db.database.pool, id)).toMatchObject({
    work: 'refund',
    lastTicket: inOrder[1]?.ticketId,
    tickets: 2n,
  });
  refused.clear();
  await stage.keep();
  expect(await Promise.all(inOrder.map(({ playerId }) => balanceOf(playerId)))).toEqual(Array(4).fill(100n));
  expect(await findJackpot(db.database.pool, id)).toMatchObject({ state: 'void', work: null, tickets: 4n });
});
