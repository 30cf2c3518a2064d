import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openTradingStage, type Trader } from '../testing/trading-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openTradingStage>>;
let ada: Trader;
let bola: Trader;
beforeAll(async () => {
  stage = await openTradingStage(db);
  ({ ada, bola } = stage);
});

const comment = 'as agreed';
const resultsOf = (ids: number[], [score1, score2]: [number, number]) =>
  ids.map((eventId) => ({ eventId, score1, score2 }));
const entriesAbout = async (id: number) =>
  (await pool.query('select actor, action, outcome from audit.entry where subject = $1 order by id', [`jackpot ${id}`]))
    .rows;

test('a jackpot goes from draft over funds, sale, a reserve and results by two to its prizes, each figure foretold', async () => {
  const id = await stage.newDraft();
  expect(await stage.get(id)).toMatchObject({
    ...{ state: 'draft', held: 0, guarantee: 5_000, tickets: 0, actions: ['open', 'cancel-event', 'void'] },
  });
  expect((await stage.preview(id)).open).toEqual({ guarantee: 5_000, consolation: 600, rollsIn: 0 });
  await stage.byBoth((desk) => desk.call('POST Jackpots/Open', { body: { id, comment } }));
  expect(await stage.get(id)).toMatchObject({ state: 'open', held: 5_000, consolationHeld: 600 });

  const winner = await stage.buyTicket(id, [2, 1]);
  const loser = await stage.buyTicket(id, [0, 0]);
  expect(await stage.get(id)).toMatchObject({ tickets: 2, pool: 5_080, held: 5_200 });
  expect((await stage.preview(id)).void).toEqual({
    ...{ refund: 200, guaranteeBack: 5_000, consolationBack: 600, rollsBack: 0 },
  });
  const events = (await stage.get(id)).events.map((event) => event.id);
  const [cancelled, reserve] = [events[2] as number, events[6] as number];
  expect((await stage.preview(id)).cancel.find(({ eventId }) => eventId === cancelled)).toEqual({
    ...{ eventId: cancelled, outcome: 'reserve', reserveId: reserve },
  });
  await stage.byBoth((desk) => desk.call('POST Jackpots/CancelEvent', { body: { id, eventId: cancelled, comment } }));
  expect((await stage.get(id)).events.filter(({ isCounting }) => isCounting).map((event) => event.id)).toContain(
    reserve,
  );

  await stage.kickOff(id);
  const played = events.filter((eventId) => eventId !== cancelled);
  const results = resultsOf(played, [2, 1]);
  const asked = await ada.call('POST Jackpots/EnterResult', { body: { id, results, comment } });
  expect(asked.data).toMatchObject({ state: 'waits' });
  expect((await stage.get(id)).asked).toEqual(results);
  // What would be paid by results that nobody has confirmed yet.
  const foretold = (await stage.preview(id)).settle;
  expect(foretold).toMatchObject({
    ...{ paid: 5_080, rollsOver: 0, consolationBack: 600, takings: 120 },
    tiers: [
      { misses: 0, amount: 5_080, winners: 1, share: 5_080, rest: 0 },
      { misses: 1, amount: 600, winners: 0, share: 0, rest: 0 },
    ],
  });
  expect((await stage.get(id)).events.every(({ score1 }) => score1 === null)).toBe(true);
  await bola.call('POST Approvals/Decide', { body: { id: asked.data.approvalId, approve: true, comment } });
  await stage.byBoth((desk) => desk.call('POST Jackpots/Settle', { body: { id, comment } }));
  await expect.poll(async () => (await stage.get(id)).state).toBe('settled');
  expect(await stage.balanceOf(winner.playerId)).toBe(900_00n + 5_080_00n);
  expect(await stage.balanceOf(loser.playerId)).toBe(900_00n);
  expect(await stage.get(id)).toMatchObject({ held: 0, consolationHeld: 0, actions: [] });
  const { rows } = await pool.query(
    `select a.action, r.approved from jackpot.audit a join approvals.request r on r.id = a.approval_id
     where jackpot_id = $1 group by a.action, r.approved order by min(a.id)`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['open', 'cancel event', 'result', 'settle']);
  expect((await entriesAbout(id)).map(({ action }) => action)).toEqual([
    ...['make a jackpot', 'ask for a second approval', 'approve a request: open a jackpot'],
    ...['ask for a second approval', 'approve a request: cancel a jackpot game'],
    ...['ask for a second approval', 'approve a request: enter jackpot results'],
    ...['ask for a second approval', 'approve a request: settle a jackpot'],
  ]);
});

test('one person does not open, confirm results or settle alone, and what is refused is audited', async () => {
  const id = await stage.newDraft();
  const open = (desk: Trader) => desk.call('POST Jackpots/Open', { body: { id, comment } });
  const { data } = await open(ada);
  expect((await open(ada)).status).toBe('OWN_REQUEST');
  const decide = (desk: Trader) =>
    desk.call('POST Approvals/Decide', { body: { id: data.approvalId, approve: true, comment } });
  expect((await decide(ada)).status).toBe('OWN_REQUEST');
  expect(await stage.get(id)).toMatchObject({ state: 'draft', held: 0, requests: [{ actions: [] }] });
  expect((await entriesAbout(id)).filter(({ outcome }) => outcome === 'refused')).toHaveLength(2);
  // Nor does a person who may not run jackpots.
  expect((await decide(await stage.newStaff('payments'))).http).toBe(403);
  // Two at once: one effect, and the guarantee moves once.
  const chidi = await stage.newStaff('trading');
  const answers = await Promise.all([decide(bola), decide(chidi), open(bola)]);
  expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  expect(await stage.get(id)).toMatchObject({ state: 'open', held: 5_000 });
  const { rows } = await pool.query(
    `select count(*)::int as opened from jackpot.audit where jackpot_id = $1 and action = 'open'`,
    [id],
  );
  expect(rows).toEqual([{ opened: 1 }]);
});

test('a wrong result is corrected by two before settlement, which pays by what was approved and once', async () => {
  const id = await stage.newJackpot();
  const player = await stage.buyTicket(id, [1, 0]);
  const events = (await stage.get(id)).events.filter(({ isReserve }) => !isReserve).map((event) => event.id);
  const enter = (desk: Trader, ids: number[], score: [number, number]) =>
    desk.call('POST Jackpots/EnterResult', { body: { id, results: resultsOf(ids, score), comment } });
  const settle = (desk: Trader) => desk.call('POST Jackpots/Settle', { body: { id, comment } });
  expect((await enter(ada, events, [1, 0])).data).toEqual({ message: 'GAME_NOT_BEGUN' });
  expect((await settle(ada)).status).toBe('RECORD_HAS_MOVED_ON');
  await stage.kickOff(id);
  expect((await settle(ada)).data).toEqual({ message: 'RESULTS_ARE_MISSING' });
  await stage.byBoth((desk) => enter(desk, events, [0, 1]));
  expect((await stage.preview(id)).settle).toMatchObject({ paid: 0, rollsOver: 5_040 });
  const asked = await settle(ada);
  expect(asked.data).toMatchObject({ state: 'waits' });
  await stage.byBoth((desk) => enter(desk, events, [1, 0]));
  // The first request to settle was about other results.
  const approve = (desk: Trader) =>
    desk.call('POST Approvals/Decide', { body: { id: asked.data.approvalId, approve: true, comment } });
  expect((await approve(bola)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(
    (await bola.call('POST Approvals/Decide', { body: { id: asked.data.approvalId, approve: false, comment } })).status,
  ).toBe('SUCCESS');
  expect((await settle(ada)).data).toMatchObject({ state: 'waits' });
  const answers = await Promise.all([settle(bola), settle(bola), settle(await stage.newStaff('trading'))]);
  expect(answers.filter(({ data }) => data.state === 'done')).toHaveLength(1);
  await expect.poll(async () => (await stage.get(id)).state).toBe('settled');
  expect(await stage.balanceOf(player.playerId)).toBe(900_00n + 5_040_00n);
  expect((await enter(ada, events, [2, 2])).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await ada.call('POST Jackpots/Void', { body: { id, comment } })).status).toBe('RECORD_HAS_MOVED_ON');
});

test('a void by two gives every ticket back, and a request about what is over lapses', async () => {
  const id = await stage.newJackpot();
  const player = await stage.buyTicket(id, [1, 0]);
  const [eventId] = (await stage.get(id)).events.map((event) => event.id);
  const asked = await ada.call('POST Jackpots/CancelEvent', { body: { id, eventId: eventId as number, comment } });
  await stage.byBoth((desk) => desk.call('POST Jackpots/Void', { body: { id, comment: 'the league is off' } }));
  await expect.poll(async () => (await stage.get(id)).work).toBeNull();
  expect(await stage.get(id)).toMatchObject({ state: 'void', held: 0, consolationHeld: 0, requests: [] });
  expect(await stage.balanceOf(player.playerId)).toBe(1_000_00n);
  const late = { id: asked.data.approvalId, approve: true, comment };
  expect((await bola.call('POST Approvals/Decide', { body: late })).status).toBe('RECORD_HAS_MOVED_ON');
});

test('terms that cannot be sold are refused, the same wish makes one draft, and terms stand from the first ticket on', async () => {
  const create = (change: object) => ada.call('POST Jackpots/Create', { body: { ...stage.wish(), ...change } });
  const { games } = stage.wish();
  expect((await create({ games: games.slice(1) })).data).toEqual({ message: 'WRONG_NUMBER_OF_GAMES' });
  expect((await create({ ticketPrice: 0 })).data).toEqual({ message: 'WRONG_AMOUNT' });
  const past = games.map((game) => ({ ...game, startsAt: '2020-01-01T00:00:00.000Z' }));
  expect((await create({ games: past })).data).toEqual({ message: 'KICK_OFF_IS_PAST' });
  const wish = stage.wish();
  const made = await Promise.all([1, 2, 3].map(() => create(wish)));
  expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
  const id = await stage.newJackpot();
  const changes = [
    'update jackpot.jackpot set ticket_price = ticket_price + 1 where id = $1',
    'update jackpot.jackpot set guaranteed = 0 where id = $1',
    'update jackpot.jackpot set growth_bps = 1 where id = $1',
    `update jackpot.event set participant1 = 'Others' where jackpot_id = $1`,
  ];
  for (const change of changes) {
    await expect(pool.query(change, [id]), change).rejects.toThrow(/permission denied/);
    await expect(stage.askAsOwner(change, [id]), change).rejects.toThrow(/stand/);
  }
  expect((await ada.call('POST Jackpots/Open', { body: { id, comment } })).status).toBe('RECORD_HAS_MOVED_ON');
  // A draft whose first kick-off has passed is not opened any more.
  const late = await stage.newDraft();
  const asked = await ada.call('POST Jackpots/Open', { body: { id: late, comment } });
  await stage.passMinutes(11);
  const decision = { id: asked.data.approvalId, approve: true, comment };
  expect((await bola.call('GET Approvals/Waiting')).data.map((one) => one.id)).not.toContain(asked.data.approvalId);
  expect((await bola.call('POST Approvals/Decide', { body: decision })).status).toBe('RECORD_HAS_MOVED_ON');
});
