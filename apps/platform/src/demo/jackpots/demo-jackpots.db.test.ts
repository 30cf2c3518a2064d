import { expect, test } from 'vitest';
import { findJackpot } from '../../modules/jackpot/jackpots-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { demoSecret, newEvents, startTestJackpots } from '../../testing/test-jackpots.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { demoScore } from './demo-score.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const place = 'POST Jackpot/PlaceManualJackpotBet';
const hourMs = 3_600_000;
const balanceOf = async (playerId: bigint) => (await money.wallet.balance(playerId)).availableMinor;

test('two processes keep the sandbox going as one, and take up what a crash left', async () => {
  const stages = await Promise.all([1, 2].map(() => startTestJackpots(db, money.wallet, { demo: true })));
  const [stage] = stages as [(typeof stages)[0], (typeof stages)[0]];
  await Promise.all(stages.map(({ keep }) => keep()));
  const { rows } = await db.database.pool.query(
    'select type_id, count(*)::integer as made, count(distinct closes_at)::integer as days from jackpot.jackpot group by 1 order by 1',
  );
  expect(rows).toEqual([
    { type_id: 6, made: 3, days: 3 },
    { type_id: 10, made: 3, days: 3 },
  ]);
  const events = newEvents(6, 0, new Date('2036-01-01T00:00:00Z'));
  const terms = { typeId: 61, ticketPriceMinor: 100n, guaranteedMinor: 0n, growthBps: 0, events };
  const left = await stage.jackpots.create({ actor: 'sandbox', ...terms });
  const wanted = await stage.jackpots.create({ actor: 'ada', ...terms });
  await stage.keep();
  expect(await findJackpot(db.database.pool, left)).toMatchObject({ state: 'open' });
  expect(await findJackpot(db.database.pool, wanted)).toMatchObject({ state: 'draft', work: null });
  // By two members of the demo staff, as the office keeps it.
  const { rows: acts } = await db.database.pool.query(
    `select e.actor, e.action, count(*)::integer as times from audit.entry e
     where e.action in ('make a jackpot', 'approve a request: open a jackpot') group by 1, 2 order by 1`,
  );
  expect(acts).toEqual([
    { actor: 'trading', action: 'make a jackpot', times: 6 },
    { actor: 'trading2', action: 'approve a request: open a jackpot', times: 7 },
  ]);
});

test("the sandbox leaves an operator's jackpot to the operator", async () => {
  const stage = await startTestJackpots(db, money.wallet, { demo: true });
  const id = await stage.newJackpot({ typeId: 62 });
  await stage.moveClock(10 * hourMs);
  await stage.keep();
  expect(await findJackpot(db.database.pool, id)).toMatchObject({ state: 'closed', work: null });
  expect((await stage.jackpots.eventsOf([id])).filter(({ result }) => result)).toEqual([]);
});

test('the sandbox keeps one of each kind on sale, one on and old ones settled, and pays who tells all', async () => {
  const stage = await startTestJackpots(db, money.wallet, { demo: true });
  await stage.keep();
  const list = async () => (await stage.visitor('GET Jackpot/GetManualJackpotList')).data;
  for (const type of [10, 6]) {
    const own = (await list()).filter(({ jackpotTypeID }) => jackpotTypeID === type);
    expect(own.map(({ state }) => state)).toEqual(expect.arrayContaining(['open', 'closed', 'settled']));
  }
  const open = (await list()).find(({ jackpotTypeID, isActive }) => jackpotTypeID === 6 && isActive);
  const jackpotId = open?.id as number;
  const { data: events } = await stage.visitor('GET Jackpot/GetManualJackpotEvents', {
    query: { jackpotId: String(jackpotId) },
  });
  const body = events.map(({ id: eventId }) => {
    const { score1, score2 } = demoScore(demoSecret, eventId);
    return { jackpotId, eventId, choiceId: 0, participant1Score: score1, participant2Score: score2 };
  });
  const playerId = await money.playerWith(100_00n);
  const call = stage.playerOf(playerId);
  expect((await call(place, { body })).status).toBe('SUCCESS');
  await stage.moveClock(30 * hourMs);
  await stage.keep();
  const running = (await call('GET Jackpot/GetManualJackpotUserBets')).data.bets[0];
  expect(running).toMatchObject({ state: 'running', gameCount: 6 });
  expect(running?.hits).toBeGreaterThan(0);
  await stage.moveClock(46 * hourMs);
  await stage.keep();
  const won = (await call('GET Jackpot/GetManualJackpotUserBets')).data.bets[0];
  expect(won).toMatchObject({ state: 'won', hits: 6, decided: 6 });
  expect(await balanceOf(playerId)).toBe(BigInt(Math.round((won?.prize ?? 0) * 100)));
  // The next day's is on sale by then.
  expect((await list()).filter(({ isActive }) => isActive).map(({ jackpotTypeID }) => jackpotTypeID)).toEqual(
    expect.arrayContaining([10, 6]),
  );
});
