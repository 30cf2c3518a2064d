import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type BetLine, newEvents, startTestJackpots } from '../../testing/test-jackpots.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { poolAccount } from './accounts.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const place = 'POST Jackpot/PlaceManualJackpotBet';
const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const balanceOf = async (playerId: bigint) => (await money.wallet.balance(playerId)).availableMinor;

test.each([
  { typeId: 10, pick: 2 },
  { typeId: 6, pick: [2, 1] as [number, number] },
])('a ticket of type $typeId takes its price once and grows the pool', async ({ typeId, pick }) => {
  const stage = await startTestJackpots(db, money.wallet);
  const jackpotId = await stage.newJackpot({ typeId });
  const playerId = await money.playerWith(250n);
  const call = stage.playerOf(playerId);

  const placed = await call(place, { body: await stage.lines(jackpotId, pick), query: { price: '1' } });
  expect(placed).toMatchObject({ statusCode: 0, status: 'SUCCESS', data: { status: 'Success' } });
  expect(await balanceOf(playerId)).toBe(150n);
  expect(await money.wallet.houseBalance(poolAccount(jackpotId))).toBe(1_100n);

  const list = await stage.visitor('GET Jackpot/GetManualJackpotList');
  const shown = list.data.find(({ id }) => id === jackpotId);
  // 10.00 are guaranteed, and 40 % of a ticket of 1.00 is added.
  expect(shown).toMatchObject({
    isActive: true,
    jackpotTypeID: typeId,
    prizePool: 10.4,
    ticketPrice: 1,
    state: 'open',
  });

  const { data } = await call('GET Jackpot/GetManualJackpotUserBets');
  expect(data.bets).toMatchObject([
    { id: placed.data.betId, jackpotId, amount: 1, state: 'open', hits: 0, prize: null },
  ]);
  const lines = await call('GET Jackpot/GetManualJackpotUserBetEvents', { query: { betId: placed.data.betId } });
  expect(lines.data.events).toHaveLength(typeId === 10 ? 14 : 7);
  expect(lines.data.events[0]).toMatchObject({
    isHit: null,
    pick: typeof pick === 'number' ? { choiceId: 2 } : { choiceId: 0, participant1Score: 2, participant2Score: 1 },
  });
});

const incomplete = 'YouMustChooseEitherHomeDrawOrAwayForAllEvent';
const wrong = 'INCORRECT_PARAMETER_VALUE';
const malformed = 'MALFORMED_REQUEST';
const withFirst = (lines: BetLine[], change: object) =>
  lines.map((line, at) => (at === 0 ? { ...line, ...change } : line));
const badLines: [string, string, (lines: BetLine[], score: BetLine[], foreignId: number) => unknown][] = [
  ['no lines', incomplete, () => []],
  ['a game without a line', incomplete, (lines) => lines.slice(1)],
  ['a reserve without a line', incomplete, (lines) => lines.slice(0, -1)],
  ['a game twice', wrong, (lines) => [...lines, ...lines.slice(0, 1)]],
  ['a game twice and another not at all', wrong, (lines) => [...lines.slice(1), ...lines.slice(1, 2)]],
  ["another jackpot's game as well", wrong, (lines, _, eventId) => [...lines, { ...(lines[0] as BetLine), eventId }]],
  ["another jackpot's game instead", wrong, (lines, _, eventId) => withFirst(lines, { eventId })],
  ['a line of another jackpot', wrong, (lines, score) => [...lines.slice(1), ...score.slice(0, 1)]],
  ['choice 0', incomplete, (lines) => withFirst(lines, { choiceId: 0 })],
  ['choice 4', incomplete, (lines) => withFirst(lines, { choiceId: 4 })],
  ['choice 1.5', incomplete, (lines) => withFirst(lines, { choiceId: 1.5 })],
  ['choice "1"', malformed, (lines) => withFirst(lines, { choiceId: '1' })],
  ['a score where the winner is told', wrong, (lines) => withFirst(lines, { participant1Score: 1 })],
  ['a choice where scores are told', wrong, (_, score) => withFirst(score, { choiceId: 1 })],
  ['a missing score', incomplete, (_, score) => withFirst(score, { participant2Score: null })],
  ['score -1', wrong, (_, score) => withFirst(score, { participant1Score: -1 })],
  ['score 100', wrong, (_, score) => withFirst(score, { participant1Score: 100 })],
  ['score 1.5', wrong, (_, score) => withFirst(score, { participant1Score: 1.5 })],
  ['score "2"', malformed, (_, score) => withFirst(score, { participant1Score: '2' })],
  ['an unknown field', malformed, (lines) => withFirst(lines, { stake: 1 })],
  ['no list', malformed, (lines) => lines[0]],
  ['an unknown jackpot', 'JACKPOT_DOES_NOT_EXIST', (lines) => lines.map((line) => ({ ...line, jackpotId: 999_999 }))],
];

test('bad tickets are refused each with its status, and nothing is charged', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const lines = await stage.lines(await stage.newJackpot(), 1);
  const score = await stage.lines(await stage.newJackpot({ typeId: 6 }), [1, 0]);
  const [foreignId] = await stage.eventIds(await stage.newJackpot());
  const playerId = await money.playerWith(10_000n);
  const call = stage.playerOf(playerId);
  for (const [what, status, change] of badLines) {
    const answer = await call(place, { body: change(lines, score, foreignId as number) });
    expect({ what, status: answer.status }).toEqual({ what, status });
    if (status !== malformed) expect(answer.data.status).toBe(status);
  }
  const changed = await call(place, { body: lines, query: { price: '2' } });
  expect(changed.status).toBe('TICKET_PRICE_HAS_CHANGED');
  for (const query of [{ key: 'short' }, { key: 'a b c d e f' }, { price: '1.005' }, { stake: '1' }]) {
    expect((await call(place, { body: lines, query })).status).toBe(malformed);
  }
  expect((await stage.visitor(place, { body: lines })).status).toBe('NOT_SIGNED_IN');
  expect(await balanceOf(playerId)).toBe(10_000n);
  expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toEqual([]);
});

test('a draft cannot be bet on, nor a jackpot that is over', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const jackpotId = await stage.newJackpot();
  const body = await stage.lines(jackpotId, 1);
  const playerId = await money.playerWith(1_000n);
  const call = stage.playerOf(playerId);
  await stage.jackpots.void({ id: jackpotId, actor: 'test', why: 'rain' });
  expect((await call(place, { body })).status).toBe('JACKPOT_IS_CLOSED');
  await stage.keep();

  const events = newEvents(6, 0, new Date('2036-01-01T00:00:00Z'));
  const terms = { typeId: 6, ticketPriceMinor: 100n, guaranteedMinor: 0n, growthBps: 0 };
  const draft = await stage.jackpots.create({ actor: 'test', ...terms, events });
  const line = { ...(body[0] as BetLine), jackpotId: draft };
  expect((await call(place, { body: [line] })).status).toBe('JACKPOT_DOES_NOT_EXIST');
  const shown = await call('GET Jackpot/GetManualJackpotEvents', { query: { jackpotId: String(draft) } });
  expect(shown.status).toBe('JACKPOT_DOES_NOT_EXIST');
  expect(await balanceOf(playerId)).toBe(1_000n);
});

test('a draft that is dropped was never there; one that was on sale stays to be seen', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const events = newEvents(6, 0, new Date('2036-01-01T00:00:00Z'));
  const terms = { typeId: 6, ticketPriceMinor: 100n, guaranteedMinor: 70_000n, growthBps: 0 };
  const dropped = await stage.jackpots.create({ actor: 'test', ...terms, events });
  const opened = await stage.jackpots.create({ actor: 'test', ...terms, events });
  await stage.jackpots.open({ id: opened, actor: 'test' });
  const body = await stage.lines(opened, [1, 0]);
  for (const id of [dropped, opened])
    expect(await stage.jackpots.void({ id, actor: 'test', why: 'rain' })).toBe('void');
  await stage.keep();
  const { data } = await stage.visitor('GET Jackpot/GetManualJackpotList');
  expect(data.filter(({ id }) => id === dropped || id === opened)).toMatchObject([{ id: opened, state: 'void' }]);
  const eventsOf = (id: number) =>
    stage.visitor('GET Jackpot/GetManualJackpotEvents', { query: { jackpotId: String(id) } });
  expect((await eventsOf(dropped)).status).toBe('JACKPOT_DOES_NOT_EXIST');
  expect((await eventsOf(opened)).status).toBe('SUCCESS');
  const call = stage.playerOf(await money.playerWith(100n));
  expect((await call(place, { body })).status).toBe('JACKPOT_IS_CLOSED');
  const onDropped = body.map((line) => ({ ...line, jackpotId: dropped }));
  expect((await call(place, { body: onDropped })).status).toBe('JACKPOT_DOES_NOT_EXIST');
});

test('the same ticket sent twice, at once and later, is one ticket; its key stands for no other one', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const jackpotId = await stage.newJackpot();
  const [body, other] = [await stage.lines(jackpotId, 1), await stage.lines(jackpotId, 3)];
  const playerId = await money.playerWith(1_000n);
  const call = stage.playerOf(playerId);
  const query = { key: 'the-same-key' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(place, { body, query })));
  answers.push(await call(place, { body, query }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['SUCCESS']));
  expect(new Set(answers.map(({ data }) => data.betId)).size).toBe(1);
  expect((await call(place, { body: other, query })).status).toBe(wrong);
  expect(await balanceOf(playerId)).toBe(900n);
  expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toHaveLength(1);

  // Two different tickets under one key at once: one of them is bought.
  const race = { key: 'raced-for-key' };
  const raced = await Promise.all([body, other].map((lines) => call(place, { body: lines, query: race })));
  expect(raced.map(({ status }) => status).toSorted()).toEqual([wrong, 'SUCCESS']);
  expect(await balanceOf(playerId)).toBe(800n);
  // Another player's key is another key.
  const stranger = await money.playerWith(100n);
  expect((await stage.playerOf(stranger)(place, { body: other, query })).status).toBe('SUCCESS');
});

test('50 tickets at once with money for one buy one', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const jackpotId = await stage.newJackpot();
  const body = await stage.lines(jackpotId, 1);
  const playerId = await money.playerWith(199n);
  const call = stage.playerOf(playerId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => call(place, { body })));
  const words = Map.groupBy(answers, ({ status }) => status);
  expect(words.get('SUCCESS')).toHaveLength(1);
  expect(words.get('INSUFFICIENT_AMOUNT')).toHaveLength(49);
  expect(await balanceOf(playerId)).toBe(99n);
  expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toHaveLength(1);
  const { rows } = await db.database.pool.query('select 1 from jackpot.attempt where jackpot_id = $1', [jackpotId]);
  expect(rows).toEqual([]);
});

test("a player's flood of tickets is refused before it is written, and sells the others theirs", async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const jackpotId = await stage.newJackpot();
  const body = await stage.lines(jackpotId, 1);
  const [flooding, other] = [await money.playerWith(1n), await money.playerWith(100n)];
  const buy = stage.playerOf(flooding);
  const flood = Array.from({ length: 300 }, () => buy(place, { body }));
  expect((await stage.playerOf(other)(place, { body })).status).toBe('SUCCESS');
  const words = Map.groupBy(await Promise.all(flood), ({ status }) => String(status));
  expect([...words.keys()].sort()).toEqual(['INSUFFICIENT_AMOUNT', 'NOT_READY']);
  // The deposit has an entry as well.
  const { version } = await money.wallet.balance(flooding);
  expect(version).toBe(BigInt(1 + (words.get('INSUFFICIENT_AMOUNT')?.length ?? 0)));
  const { rows } = await db.database.pool.query('select 1 from jackpot.attempt where jackpot_id = $1', [jackpotId]);
  expect(rows).toEqual([]);
});

test('a ticket is taken a millisecond before the first kick-off, and not at it or after it', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const jackpotId = await stage.newJackpot();
  const body = await stage.lines(jackpotId, 1);
  const { rows } = await db.database.pool.query('select closes_at from jackpot.jackpot where id = $1', [jackpotId]);
  const closesAtMs = rows[0].closes_at.getTime();
  const { rows: was } = await owner.query(`select pg_get_functiondef('app_now'::regproc) as text`);
  const statuses = [];
  try {
    for (const offsetMs of [-1, 0, 1]) {
      const at = new Date(closesAtMs + offsetMs).toISOString();
      await owner.query(`create or replace function app_now() returns timestamptz language sql volatile parallel safe as
        'select timestamptz ''${at}'''`);
      const playerId = await money.playerWith(100n);
      const { status } = await stage.playerOf(playerId)(place, { body });
      statuses.push([offsetMs, status, await balanceOf(playerId)]);
    }
  } finally {
    await owner.query(was[0].text);
  }
  expect(statuses).toEqual([
    [-1, 'SUCCESS', 0n],
    [0, 'JACKPOT_IS_CLOSED', 100n],
    [1, 'JACKPOT_IS_CLOSED', 100n],
  ]);
});

test('who may not bet, and whose session has ended, buys nothing', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const body = await stage.lines(await stage.newJackpot(), 1);
  const excluded = await money.playerWith(100n);
  await money.setExcludedUntil(excluded, new Date('2096-01-01T00:00:00Z'));
  expect((await stage.playerOf(excluded)(place, { body })).status).toBe('BETTING_NOT_ALLOWED');
  const gone = await money.playerWith(100n);
  await money.raiseSessionEpoch(gone, 2);
  const query = { key: 'ended-session' };
  const ended = await stage.playerOf(gone, 1)(place, { body, query });
  expect(ended).toMatchObject({ http: 200, status: 'SESSION_HAS_ENDED', data: { status: 'SESSION_HAS_ENDED' } });
  expect([await balanceOf(excluded), await balanceOf(gone)]).toEqual([100n, 100n]);
  // Signed in again, the same key hears the same, and a new one buys the ticket.
  const back = stage.playerOf(gone, 2);
  expect((await back(place, { body, query })).status).toBe('SESSION_HAS_ENDED');
  expect(await balanceOf(gone)).toBe(100n);
  expect((await back(place, { body, query: { key: 'signed-in-again' } })).status).toBe('SUCCESS');
  expect(await balanceOf(gone)).toBe(0n);
});

test.each(['before', 'after'] as const)(
  'a ticket that lost the wallet %s its price moved is completed later',
  async (when) => {
    let isBroken = true;
    const stage = await startTestJackpots(db, {
      ...money.wallet,
      async transfer(command) {
        if (when === 'after') await money.wallet.transfer(command);
        if (isBroken) throw new Error('the connection broke');
        return money.wallet.transfer(command);
      },
    });
    const body = await stage.lines(await stage.newJackpot(), 1);
    const playerId = await money.playerWith(100n);
    const call = stage.playerOf(playerId);
    expect((await call(place, { body })).http).toBe(500);
    expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toEqual([]);
    isBroken = false;
    await stage.moveClock(30_000);
    await stage.keep();
    expect((await call('GET Jackpot/GetManualJackpotUserBets')).data.bets).toHaveLength(1);
    expect(await balanceOf(playerId)).toBe(0n);
  },
);

test("tickets come in pages, the newest first, and another player's ticket does not exist", async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const body = await stage.lines(await stage.newJackpot(), 1);
  const playerId = await money.playerWith(60n * 100n);
  const call = stage.playerOf(playerId);
  const placed: string[] = [];
  for (let at = 0; at < 52; at += 1) placed.push((await call(place, { body })).data.betId);
  const first = await call('GET Jackpot/GetManualJackpotUserBets');
  const second = await call('GET Jackpot/GetManualJackpotUserBets', { query: { before: first.data.next } });
  const seen = [...first.data.bets, ...second.data.bets].map(({ id }) => id);
  expect(first.data.bets).toHaveLength(50);
  expect(second.data.next).toBeNull();
  expect(seen.toSorted()).toEqual(placed.toSorted());
  const times = [...first.data.bets, ...second.data.bets].map(({ createDate }) => createDate);
  expect(times).toEqual(times.toSorted().reverse());

  const stranger = stage.playerOf(await money.playerWith(1n));
  const query = { betId: placed[0] };
  expect((await stranger('GET Jackpot/GetManualJackpotUserBetEvents', { query })).status).toBe('TICKET_DOES_NOT_EXIST');
  expect((await call('GET Jackpot/GetManualJackpotUserBetEvents', { query })).status).toBe('SUCCESS');
});
