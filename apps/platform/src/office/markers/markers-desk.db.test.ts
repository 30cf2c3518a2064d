import { beforeAll, expect, test } from 'vitest';
import { farCardDeclined } from '../../testing/far-kudipal.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey } from '../../testing/test-wallet.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let compliance: Awaited<ReturnType<(typeof stage)['newStaff']>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  compliance = await stage.newStaff('compliance');
});

const markersOf = async (playerId: bigint) =>
  (await compliance.call('GET Markers/Get', { query: { id: String(playerId) } })).data;

/** A player who doubles stakes and pays in again after each loss. */
async function newChaser(turns = 8) {
  const player = await stage.newPlayer();
  const { wallet } = stage.platform;
  const common = () => ({ playerId: player.playerId, key: newKey() });
  const stake = (amountMinor: bigint) =>
    wallet.transfer({
      ...{ ...common(), amountMinor, direction: 'out', about: 'stake', house: 'house:qtech', round: newKey() },
      played: { product: 'games', supplier: 'qtech', game: 'Dune' },
    });
  for (let turn = 0; turn < turns; turn += 1) {
    await stake(100_00n);
    await stake(200_00n);
    const paid = { direction: 'in', about: 'deposit', house: 'gateway:test', amountMinor: 500_00n } as const;
    await wallet.transfer({ ...common(), ...paid });
  }
  return player;
}

async function newHighScore() {
  const player = await newChaser();
  await expect.poll(async () => (await markersOf(player.playerId))?.caseId ?? null).not.toBeNull();
  return { ...player, caseId: (await markersOf(player.playerId)).caseId as string };
}

type Chaser = Awaited<ReturnType<typeof newHighScore>>;
const act = ({ playerId, caseId }: Pick<Chaser, 'playerId' | 'caseId'>, wish: object, key = crypto.randomUUID()) =>
  compliance.call('POST Markers/Act', {
    body: { key, playerId: String(playerId), caseId, comment: 'seen in the list', ...wish } as never,
  });
const auditOf = async (playerId: bigint) =>
  (
    await db.database.pool.query(
      `select action, outcome from audit.entry where subject = $1 and action like 'act on harm%' order by id`,
      [`player ${playerId}`],
    )
  ).rows.map(({ action, outcome }) => `${action} ${outcome}`);
const inboxOf = async ({ browser }: Pick<Chaser, 'browser'>) =>
  JSON.stringify((await browser.call('GET Messages/GetUnreadMessages')).data);

test('a player who chases losses comes on the list with a case that says what was seen, and no other role knows', async () => {
  const player = await newHighScore();
  const { playerId, caseId, userName } = player;
  const list = async (level: 'middle' | 'high') =>
    (await compliance.call('GET Markers/List', { query: { level } })).data.filter((one) => one.userName === userName);
  expect(await list('middle')).toEqual([]);
  expect(await list('high')).toMatchObject([{ points: 60, caseId, caseState: 'open' }]);
  const shown = await markersOf(playerId);
  expect(shown.seen).toMatchObject([
    { marker: 'deposits after losses', count: 8, amount: 4_000, days: 7, points: 40 },
    { marker: 'chased stakes', count: 8, amount: 1_600, days: 7, points: 20 },
  ]);
  expect(shown.scores).toHaveLength(56);
  expect(shown.scores.at(-1)).toMatchObject({ points: 60, level: 'high' });
  expect(shown.actions).toEqual(['message', 'call', 'limit', 'time-out', 'marketing off', 'none']);
  const { entries } = (await compliance.call('GET Cases/Get', { query: { id: caseId } })).data;
  expect(entries.at(-1)?.text).toContain('8 × deposits soon after losses, NGN 4,000.00');
  const support = await stage.newStaff('support');
  expect((await support.call('GET Markers/List', { query: {} })).http).toBe(403);
  expect((await support.call('GET Cases/Get', { query: { id: caseId } })).status).toBe('RECORD_DOES_NOT_EXIST');
  const auditor = await stage.newStaff('auditor');
  const read = (await auditor.call('GET Markers/Get', { query: { id: String(playerId) } })).data;
  expect(read.actions).toEqual([]);
});

test('each action does what it says, is in the case and the audit, and shows what came before it', async () => {
  const player = await newHighScore();
  const { playerId, caseId } = player;
  expect((await act(player, { kind: 'message', letter: 'help' })).status).toBe('SUCCESS');
  expect(await inboxOf(player)).toContain('Help is free and confidential');
  expect((await act(player, { kind: 'call' })).status).toBe('SUCCESS');
  const limit = { kind: 'deposit', period: 'day', amount: 5_000 };
  expect((await act(player, { kind: 'limit', limit })).status).toBe('SUCCESS');
  expect((await act(player, { kind: 'time-out', hours: 24 })).status).toBe('SUCCESS');
  expect((await act(player, { kind: 'marketing off' })).status).toBe('SUCCESS');
  const limits = (await compliance.call('GET Players/Limits', { query: { playerId: String(playerId) } })).data.limits;
  expect(limits).toContainEqual(expect.objectContaining({ kind: 'deposit', period: 'day', setByStaff: 5_000 }));
  const { switches } = (await compliance.call('GET Players/Switches', { query: { playerId: String(playerId) } })).data;
  expect(switches.filter(({ on }) => !on).map((one) => one.switch)).toEqual(['deposit', 'play', 'marketing']);
  await expect.poll(() => inboxOf(player)).toContain('We have paused play on your account');
  const { taken } = await markersOf(playerId);
  expect(taken.map(({ kind }) => kind)).toEqual(['marketing off', 'time-out', 'limit', 'call', 'message']);
  expect(taken[2]).toMatchObject({ detail: 'deposit by day: NGN 5,000.00', by: compliance.userName });
  expect(taken[0]?.effects).toMatchObject([
    { days: 7, daysOver: 0 },
    { days: 28, daysOver: 0 },
  ]);
  expect((await act(player, { kind: 'none' })).status).toBe('SUCCESS');
  const { state, entries } = (await compliance.call('GET Cases/Get', { query: { id: caseId } })).data;
  expect(state).toBe('solved');
  expect(entries.filter(({ kind }) => kind === 'note')).toHaveLength(6);
  expect((await act(player, { kind: 'call' })).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await auditOf(playerId)).toEqual([
    ...['message', 'call', 'limit', 'time-out', 'marketing off', 'none'].map((kind) => `act on harm: ${kind} done`),
    'act on harm: call refused',
  ]);
});

test('an action that is sent twice at once is one action, and one without what it needs is none', async () => {
  const player = await newHighScore();
  const wishes = [
    { kind: 'message', letter: 'limits' },
    { kind: 'call' },
    { kind: 'limit', limit: { kind: 'stake', period: 'week', amount: 100 } },
    { kind: 'time-out', hours: 24 },
  ];
  for (const wish of wishes) {
    const key = crypto.randomUUID();
    const both = await Promise.all([act(player, wish, key), act(player, wish, key)]);
    expect(both.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  }
  expect((await markersOf(player.playerId)).taken).toHaveLength(wishes.length);
  for (const wish of [{ kind: 'message' }, { kind: 'limit' }, { kind: 'time-out' }, { kind: 'time-out', hours: 25 }])
    expect((await act(player, wish)).status).toBe('INCORRECT_PARAMETER_VALUE');
  const raised = { kind: 'stake', period: 'week', amount: 101 };
  expect(await act(player, { kind: 'limit', limit: raised })).toMatchObject({
    data: { message: 'LIMIT_IS_NOT_LOWER' },
  });
  const other = await newHighScore();
  expect((await act({ ...player, caseId: other.caseId }, { kind: 'call' })).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await markersOf(player.playerId)).taken).toHaveLength(wishes.length);
});

test('failed deposits, withdrawals called back and raises asked for are seen without any play', async () => {
  const { playerId, browser } = await stage.newPlayer();
  await browser.call('POST Limits/Set', { body: { kind: 'stake', period: 'day', amount: 100 } });
  await browser.call('POST Limits/Set', { body: { kind: 'stake', period: 'day', amount: 200 } });
  for (let turn = 0; turn < 2; turn += 1) {
    const { status } = await browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '60000' } });
    expect(status).toBe('SUCCESS');
    await expect.poll(async () => (await browser.call('POST Banking/RejectWithadrawByUser')).status).toBe('SUCCESS');
  }
  const card = { amount: 2_000, cardNumber: farCardDeclined, cvv: '123', expireMonth: '9', expireYear: '30' };
  for (let turn = 0; turn < 3; turn += 1) {
    const { status } = await browser.call('POST Banking/RegisterKudipalCardDeposit', { body: card });
    expect(status).toBe('YOUR_DEPOSIT_IS_REJECTED');
  }
  await expect
    .poll(async () => (await markersOf(playerId))?.seen.map(({ marker, count }) => `${count} ${marker}`).sort())
    .toEqual(['1 raises asked', '2 reversed withdrawals', '3 failed deposits']);
});

test('the effect of actions is summed by kind once their days are over', async () => {
  const player = await newHighScore();
  await act(player, { kind: 'call' });
  for (const days of [-3, -2, 2])
    await db.database.pool.query(
      `insert into activity.day (player_id, day, deposited, withdrawn, other, played_ms)
       values ($1, (app_now() at time zone 'Africa/Lagos')::date + $2::int, 100000, 0, 0, 600000)`,
      [player.playerId, days],
    );
  const shown = (await markersOf(player.playerId)).taken[0]?.effects[0];
  expect(shown).toMatchObject({ before: { deposited: 2_000, playedMinutes: 20 }, after: { deposited: 1_000 } });
  const callSum = async () =>
    (await compliance.call('GET Markers/Effects')).data.find(({ kind }) => kind === 'call')?.effects[0];
  expect(await callSum()).toMatchObject({ days: 7, actions: 0, before: { deposited: 0 } });
  await stage.passMinutes(9 * 24 * 60);
  compliance = await stage.newStaff('compliance');
  expect(await callSum()).toMatchObject({ before: { deposited: 2_000 }, after: { deposited: 1_000 } });
});
