import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let support: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let payments: typeof support;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  support = await stage.newStaff('support');
  payments = await stage.newStaff('payments');
});

const lower = (desk: typeof support, playerId: bigint, amount: number, kind = 'stake') =>
  desk.call('POST Players/SetLimit', {
    body: { playerId: String(playerId), kind: kind as 'stake', period: 'week', amount, reason: 'plays all night' },
  });
const auditOf = async (playerId: bigint) =>
  (
    await pool.query(
      `select actor, action, outcome, reason from audit.entry where subject = $1 and outcome <> 'read' order by id`,
      [`player ${playerId}`],
    )
  ).rows;

test('the staff lowers a limit with a reason, once, and never raises one', async () => {
  const { playerId, browser } = await stage.newPlayer(1n);
  await browser.call('POST Limits/Set', { body: { kind: 'stake', period: 'week', amount: 500 } });
  const answers = await Promise.all([lower(support, playerId, 200), lower(support, playerId, 200)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect((await lower(support, playerId, 300)).status).toBe('RECORD_HAS_MOVED_ON');
  const { data } = await support.call('GET Players/Limits', { query: { playerId: String(playerId) } });
  const shown = data.limits.find(({ kind, period }) => kind === 'stake' && period === 'week');
  expect(shown).toMatchObject({ amount: 200, setByStaff: 200, actions: ['lower'] });
  expect(data.changes).toMatchObject([
    { what: 'lowered by staff', before: 500, after: 200, by: support.userName, reason: 'plays all night' },
    { what: 'set', before: null, after: 500, by: 'player' },
  ]);
  const refused = await browser.call('POST Limits/Set', { body: { kind: 'stake', period: 'week', amount: 300 } });
  expect(refused).toMatchObject({ status: 'LIMIT_IS_SET_BY_OPERATOR', data: { amount: 200 } });
  const done = { actor: support.userName, action: 'lower the limit of stake by week', reason: 'plays all night' };
  expect((await auditOf(playerId)).map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused', 'refused']);
  expect(await auditOf(playerId)).toEqual(expect.arrayContaining([{ ...done, outcome: 'done' }]));
  await expect
    .poll(async () => JSON.stringify((await browser.call('GET Messages/GetUnreadMessages')).data), { timeout: 10_000 })
    .toContain('We lowered one of your limits');
});

test('who may not lower limits reads them without the act', async () => {
  const { playerId } = await stage.newPlayer(1n);
  const { data } = await payments.call('GET Players/Limits', { query: { playerId: String(playerId) } });
  expect(data.limits.flatMap(({ actions }) => actions)).toEqual([]);
  expect((await lower(payments, playerId, 10)).http).toBe(403);
});

test('an unknown player and parts of a minute are refused', async () => {
  expect((await lower(support, 999_999_999n, 10)).status).toBe('RECORD_DOES_NOT_EXIST');
  const { playerId } = await stage.newPlayer(1n);
  expect((await lower(support, playerId, 1.5, 'time')).status).toBe('INCORRECT_PARAMETER_VALUE');
  expect((await lower(support, playerId, 0)).http).toBe(400);
});

test('what arrived above a limit and is wanted back is on the payments desk, and given back once', async () => {
  const { playerId, browser } = await stage.newPlayer(1n);
  // The player's first kobo is a deposit too.
  const opened = await browser.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 700 } });
  const { id } = opened.data as { id: string };
  await browser.call('POST Limits/Set', { body: { kind: 'deposit', period: 'day', amount: 300.01 } });
  stage.far.kudipal.receive(id, 700_00n, { created_at: new Date().toISOString() });
  const held = async () => (await browser.call('GET Limits/Get')).data.held;
  await expect
    .poll(
      async () => {
        await browser.call('GET Banking/GetDepositState', { query: { id } });
        return held();
      },
      { timeout: 20_000 },
    )
    .toMatchObject([{ id, amount: 400, choice: null }]);
  const listed = async () => (await payments.call('GET Payments/Worklist')).data.filter((item) => item.id === id);
  expect(await listed()).toEqual([]);
  expect((await browser.call('POST Limits/ChooseHeld', { body: { id, choice: 'return' } })).status).toBe('SUCCESS');
  const wanted = { kind: 'deposit above a limit', amount: 400, actions: expect.arrayContaining(['giveBack']) };
  await expect.poll(listed).toMatchObject([wanted]);
  const giveBack = () => payments.call('POST Payments/GiveBack', { body: { id, comment: 'sent back' } });
  const answers = await Promise.all([giveBack(), giveBack()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await held()).toEqual([]);
  const { availableMinor } = await stage.platform.wallet.balance(playerId);
  expect(availableMinor).toBe(300_01n);
});
