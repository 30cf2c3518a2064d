import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, openCaseStage } from '../testing/case-stage.ts';
import { moneyDueOf, openPaymentStage } from '../testing/payment-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});

const million = 1_000_000_00n;

async function openStage() {
  const cases = await openCaseStage(db);
  const payments = await openPaymentStage(db, cases);
  const compliance = await cases.newStaff('compliance');

  const reportsOf = async (playerId: bigint, which: 'open' | 'decided' = 'open') =>
    (await compliance.call('GET Compliance/Reports', { query: { which } })).data.filter(
      (one) => one.playerId === String(playerId),
    );

  /** Pays in, and waits until the money is there. */
  async function payIn({ playerId, userName }: { playerId: bigint; userName: string }, ...amounts: bigint[]) {
    const [before = 0n] = await payments.balanceOf(playerId);
    await Promise.all(amounts.map((amountMinor) => payments.payBill(userName, { amountMinor })));
    const sum = amounts.reduce((one, other) => one + other, 0n);
    await expect.poll(async () => (await payments.balanceOf(playerId))[0]).toBe(before + sum);
    await expect.poll(() => moneyDueOf(db, playerId)).toBe(0);
  }

  const send = (report: { id: string; payments: number }, reference = 'NFIU 1') =>
    compliance.call('POST Compliance/MarkSent', {
      body: { id: report.id, payments: report.payments, reference, comment: 'sent by the portal' },
    });

  return { ...cases, ...payments, support: cases.support, compliance, reportsOf, payIn, send };
}

/** By two people, up to the gateway's word that it was paid. */
async function approve(id: string): Promise<void> {
  for (const _ of [1, 2]) {
    const clerk = await stage.newStaff('payments');
    await clerk.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'known' } });
  }
  await expect.poll(() => stage.stateOf(id), { timeout: 10_000 }).toBe('paid');
}

const only = <Item>([one, ...others]: readonly Item[]): Item => {
  expect(others).toEqual([]);
  expect(one).toBeDefined();
  return one as Item;
};

test('a deposit above the level opens one report with a clock of 24 hours and a case that compliance alone reads', async () => {
  const player = await stage.newPlayer(1_00n);
  await stage.payIn(player, 6n * million);
  const report = only(await stage.reportsOf(player.playerId));
  expect(report).toMatchObject({
    ...{ kind: 'large', direction: 'deposit', amount: 6_000_000, payments: 1, state: 'open', isOverdue: false },
    ...{ openedBy: null, userName: player.userName, actions: ['send'] },
  });
  expect(Date.parse(report.dueAt) - Date.parse(report.since)).toBe(24 * 3_600_000);
  const found = await stage.get(report.caseId, stage.compliance);
  expect(found).toMatchObject({ audience: 'compliance', state: 'open', links: [{ kind: 'payment' }] });
  expect(await stage.casesOf(player.playerId, stage.support)).toEqual([]);
});

test('the level itself is not reported, one kobo more is', async () => {
  const player = await stage.newPlayer(1_00n);
  await stage.payIn(player, 5n * million);
  expect(await stage.reportsOf(player.playerId)).toEqual([]);
  await stage.payIn(player, 1_00n);
  expect(only(await stage.reportsOf(player.playerId))).toMatchObject({ amount: 5_000_001, payments: 2 });
});

test('payments at once that pass the level together open one report, which has all of them', async () => {
  const player = await stage.newPlayer(1_00n);
  await stage.payIn(player, 2n * million, 2n * million, 2n * million, 2n * million);
  expect(only(await stage.reportsOf(player.playerId))).toMatchObject({ amount: 8_000_000, payments: 4 });
});

test('a payment is counted once, however often it is told', async () => {
  const { playerId } = await stage.newPlayer(1_00n);
  const { compliance } = stage.platform;
  const count = (paymentId: string) =>
    db.database.pool.connect().then(async (client) => {
      await client.query('begin');
      const counted = { paymentId, playerId, direction: 'withdraw' as const, amountMinor: 3n * million };
      await compliance.countPayment(client, counted);
      await client.query('commit');
      client.release();
    });
  const ids = [compliance.newId(), compliance.newId()] as const;
  await Promise.all([count(ids[0]), count(ids[0]), count(ids[0])]);
  expect(await stage.reportsOf(playerId)).toEqual([]);
  await Promise.all([count(ids[1]), count(ids[1])]);
  expect(only(await stage.reportsOf(playerId))).toMatchObject({
    direction: 'withdraw',
    amount: 6_000_000,
    payments: 2,
  });
});

test('withdrawals of a day above the level are reported when they are paid, not when they are asked for', async () => {
  const player = await stage.newPlayer(9n * million);
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) {
    const query = { amount: '2000000' };
    const { status } = await player.browser.call('POST Banking/RegisterFastHubWithdraw', { query });
    expect(status).toBe('SUCCESS');
    const waiting = async () =>
      (await stage.platform.cashier.waitingForOperator()).find(
        (item) => item.playerId === player.playerId && !ids.includes(item.id),
      );
    await expect.poll(waiting).toMatchObject({ kind: 'withdrawal to approve' });
    ids.push((await waiting())?.id as string);
    expect(await stage.reportsOf(player.playerId)).toEqual([]);
    await approve(ids.at(-1) as string);
  }
  await expect.poll(async () => (await stage.reportsOf(player.playerId)).length).toBe(1);
  expect(only(await stage.reportsOf(player.playerId))).toMatchObject({
    ...{ direction: 'withdraw', amount: 6_000_000, payments: 3 },
  });
});

test('the file says who, what, when and why, and a report is sent once, under a reference, with its case solved', async () => {
  const player = await stage.newPlayer(1_00n);
  await stage.payIn(player, 6n * million);
  const report = only(await stage.reportsOf(player.playerId));
  const { data } = await stage.compliance.call('GET Compliance/ReportFile', { query: { id: report.id } });
  expect(data.fileName).toBe(`report-${report.caseId}.json`);
  expect(JSON.parse(data.content)).toMatchObject({
    who: { number: player.userName, firstName: 'Ada', lastName: 'Obi', birthDate: '1990-02-28' },
    what: { direction: 'deposit', sum: '6,000,000.00', payments: [{ amount: '6,000,000.00', direction: 'deposit' }] },
    why: { foundBy: 'rule' },
  });
  const both = await Promise.all([stage.send(report, 'NFIU 7'), stage.send(report, 'NFIU 8')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.reportsOf(player.playerId)).toEqual([]);
  expect(only(await stage.reportsOf(player.playerId, 'decided'))).toMatchObject({
    ...{ state: 'sent', decidedBy: stage.compliance.userName, comment: 'sent by the portal', actions: [] },
  });
  expect((await stage.get(report.caseId, stage.compliance)).state).toBe('solved');
  const { rows } = await db.database.pool.query('select action, outcome from audit.entry where subject = $1', [
    `report ${report.id}`,
  ]);
  expect(rows).toEqual([{ action: 'mark a report as sent', outcome: 'done' }]);
});

test('a payment that came since the report was read is not marked as sent, and after it was sent the day counts from zero', async () => {
  const player = await stage.newPlayer(1_00n);
  await stage.payIn(player, 6n * million);
  const seen = only(await stage.reportsOf(player.playerId));
  await stage.payIn(player, 1n * million);
  expect((await stage.send(seen)).status).toBe('RECORD_HAS_MOVED_ON');
  const report = only(await stage.reportsOf(player.playerId));
  expect(report).toMatchObject({ id: seen.id, amount: 7_000_000, payments: 2 });
  expect((await stage.send(report)).status).toBe('SUCCESS');
  await stage.payIn(player, 5n * million);
  expect(await stage.reportsOf(player.playerId)).toEqual([]);
  await stage.payIn(player, 1n * million);
  expect(only(await stage.reportsOf(player.playerId))).toMatchObject({ amount: 6_000_000, payments: 2 });
});

test('a suspicion is opened by hand once, and dropped with a reason; what a rule counted is not dropped', async () => {
  const player = await stage.newPlayer(1_00n);
  const body = { playerId: String(player.playerId), why: 'pays in for others', key: newKey() };
  for (const _ of [1, 2])
    expect((await stage.compliance.call('POST Compliance/Suspect', { body })).status).toBe('SUCCESS');
  const report = only(await stage.reportsOf(player.playerId));
  expect(report).toMatchObject({ kind: 'suspicious', openedBy: stage.compliance.userName, actions: ['send', 'drop'] });
  const drop = (id: string) => stage.compliance.call('POST Compliance/Drop', { body: { id, comment: 'a family' } });
  expect((await drop(report.id)).status).toBe('SUCCESS');
  expect(only(await stage.reportsOf(player.playerId, 'decided'))).toMatchObject({ state: 'dropped', reference: null });
  await stage.payIn(player, 6n * million);
  expect((await drop(only(await stage.reportsOf(player.playerId)).id)).status).toBe('RECORD_HAS_MOVED_ON');
});

test('an overdue report stands on the home page of compliance, and on that of no one else', async () => {
  const player = await stage.newPlayer(1_00n);
  await stage.payIn(player, 6n * million);
  const support = await stage.newStaff('support', 'payments', 'finance', 'risk', 'trading', 'content');
  const kindsOf = async (desk: typeof support) =>
    (await desk.call('GET Home/Overview')).data.worklists.map(({ kind }) => kind);
  const before = await kindsOf(support);
  await stage.passMinutes(24 * 60 + 1);
  expect(await kindsOf(await stage.newStaff('compliance'))).toContain('report overdue');
  const later = await kindsOf(await stage.newStaff('support', 'payments', 'finance', 'risk', 'trading', 'content'));
  expect(later.filter((kind) => /report|compliance/.test(kind))).toEqual([]);
  expect(before.filter((kind) => /report|compliance/.test(kind))).toEqual([]);
  for (const desk of [support]) expect((await desk.call('GET Compliance/Reports')).http).not.toBe(200);
});
