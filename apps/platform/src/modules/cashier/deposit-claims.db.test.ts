import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { startTestCashier, type TestCustomer } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);
const available = async ({ playerId }: TestCustomer) => (await wallet.balance(playerId)).availableMinor;
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };

let sessions = 0;
function newSession(): string {
  sessions += 1;
  return `0909991117${String(sessions).padStart(20, '0')}`;
}

const lagosNow = () => new Date(Date.now() + 3_600_000).toISOString().slice(0, 19);

async function setUp() {
  const test = await startTestCashier(db, wallet);
  const { far, sweep, moveClock, cashier } = test;
  const player = test.customer(newPlayerId());

  async function openTransfer(of = player, amount = 1_500): Promise<string> {
    return (await of.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount } })).data.id;
  }

  /** A deposit whose money came in time and was told of by no web hook until it had expired. */
  async function missedDeposit(of = player, amountMinor = 150_000n) {
    const id = await openTransfer(of);
    const flw_ref = newSession();
    // The gateway answers nothing before the deposit has ended.
    await moveClock(2_000);
    await sweep();
    const charge = far.kudipal.receive(id, amountMinor, { flw_ref, created_at: new Date().toISOString() });
    await moveClock(0);
    return { id, session: flw_ref, charge };
  }

  const claim = (words: string, { of = player, amount = 1_500, viewName = 'KudipalBankTransfer' } = {}) =>
    of.call('POST Banking/ClaimDeposit', { body: { viewName, amount, paidAt: lagosNow(), words, lang: 'en' } });
  const claims = async (of = player) =>
    (await of.call('GET Banking/GetDepositClaims')).data.claims.map(({ state, creditedAmount }) => ({
      ...{ state, creditedAmount },
    }));
  const waiting = async ({ playerId } = player) =>
    (await cashier.waitingForOperator())
      .filter((item) => item.kind === 'deposit claimed' && item.playerId === playerId)
      .map(({ reason, amountMinor }) => ({ reason, amountMinor }));
  return { ...test, player, openTransfer, missedDeposit, claim, claims, waiting };
}

test('a missed transfer is credited by its session id, once, also by two claims at once and the same claim again', async () => {
  const { player, missedDeposit, claim, claims, sweep, waiting, moveClock } = await setUp();
  const { session } = await missedDeposit();
  const answers = await Promise.all([claim(session), claim(session), claim(`Session ID: ${session} ₦1,500`)]);
  expect(answers).toMatchObject([{ status: 'SUCCESS' }, { status: 'SUCCESS' }, { status: 'SUCCESS' }]);
  await Promise.all([sweep(), sweep(), sweep()]);
  await moveClock(10);
  await sweep();
  expect(await available(player)).toBe(150_000n);
  expect(await claims()).toEqual([
    { state: 'credited', creditedAmount: 1_500 },
    { state: 'credited', creditedAmount: 1_500 },
  ]);
  await claim(session);
  await sweep();
  expect(await available(player)).toBe(150_000n);
  expect(await waiting()).toEqual([]);
});

test('a late web hook credits nothing after the claim, and a claim nothing after the web hook', async () => {
  const { player, missedDeposit, openTransfer, claim, claims, hook, sweep, far } = await setUp();
  const { session, charge } = await missedDeposit();
  await claim(session);
  await sweep();
  expect(await hook('kudipal', { event: 'charge.completed', data: charge }, verifHash)).toBe(200);
  await sweep();
  expect(await available(player)).toBe(150_000n);

  const known = newSession();
  const data = far.kudipal.receive(await openTransfer(), 150_000n, { flw_ref: known });
  await hook('kudipal', { event: 'charge.completed', data }, verifHash);
  await sweep();
  await claim(known);
  await sweep();
  expect(await available(player)).toBe(300_000n);
  expect(await claims()).toMatchObject([{ state: 'credited' }, { state: 'credited' }]);
});

test("another player's session id credits its owner and never the claimant, and looks like one that does not exist", async () => {
  const { player, customer, openTransfer, claim, claims, sweep, waiting, far } = await setUp();
  const other = customer(newPlayerId());
  const session = newSession();
  far.kudipal.receive(await openTransfer(other), 150_000n, { flw_ref: session });
  const theirs = await claim(session);
  const unknown = await claim(newSession());
  expect(theirs).toEqual(unknown);
  await sweep();
  expect([await available(player), await available(other)]).toEqual([0n, 150_000n]);
  expect(await claims()).toEqual([
    { state: 'waiting', creditedAmount: null },
    { state: 'waiting', creditedAmount: null },
  ]);
  expect(await waiting()).toEqual([
    { reason: expect.stringMatching(/another player$/), amountMinor: 150_000n },
    { reason: 'the gateway has no such payment', amountMinor: 150_000n },
  ]);
});

test('another amount than the payment has waits for an operator, and so does money for no reference of ours', async () => {
  const { player, missedDeposit, claim, claims, sweep, waiting, far, cashier } = await setUp();
  const { session } = await missedDeposit(player, 150_000n);
  await claim(session, { amount: 2_500 });
  const stray = newSession();
  far.kudipal.receive('a reference of nobody', 70_000n, { flw_ref: stray });
  await claim(stray, { amount: 700 });
  await sweep();
  expect(await available(player)).toBe(0n);
  expect(await waiting()).toMatchObject([
    { reason: expect.stringMatching(/has another amount$/) },
    { reason: expect.stringMatching(/no reference of ours$/) },
  ]);
  const item = (await cashier.waitingForOperator()).find(
    ({ amountMinor, kind }) => kind === 'deposit claimed' && amountMinor === 250_000n,
  );
  const word = { claimId: item?.id ?? '', state: 'rejected', by: 'ngozi', why: 'asked the gateway' } as const;
  const ended = await Promise.all([cashier.endClaim(word), cashier.endClaim(word)]);
  expect(ended.sort()).toEqual([false, true]);
  expect(await claims()).toMatchObject([{ state: 'waiting' }, { state: 'rejected' }]);
});

test('without any number, the only missed payment of that amount is credited, and an earlier one of the same amount is not taken for it', async () => {
  const { player, missedDeposit, claim, claims, sweep } = await setUp();
  await missedDeposit();
  await claim('');
  await sweep();
  expect(await available(player)).toBe(150_000n);
  await claim('my money!');
  await sweep();
  expect(await claims()).toMatchObject([{ state: 'waiting' }, { state: 'credited' }]);
  expect(await available(player)).toBe(150_000n);
});

test('two missed payments of one amount are told apart by an operator, or by the session id', async () => {
  const { player, missedDeposit, claim, claims, sweep, waiting } = await setUp();
  await missedDeposit();
  const { session } = await missedDeposit();
  await claim('');
  await sweep();
  expect(await waiting()).toMatchObject([{ reason: '2 payments match' }]);
  await claim(session);
  await sweep();
  expect(await available(player)).toBe(150_000n);
  expect(await claims()).toMatchObject([{ state: 'credited' }, { state: 'waiting' }]);
});

test('one session of the bank under two numbers of the gateway is credited once', async () => {
  const { player, openTransfer, claim, hook, sweep, far, paymentsOf } = await setUp();
  const session = newSession();
  for (let times = 0; times < 2; times += 1) {
    const data = far.kudipal.receive(await openTransfer(), 150_000n, { flw_ref: session });
    await hook('kudipal', { event: 'charge.completed', data }, verifHash);
  }
  await Promise.all([sweep(), sweep()]);
  await sweep();
  await claim(session);
  await sweep();
  expect(await available(player)).toBe(150_000n);
  const payments = await paymentsOf(player.playerId);
  expect(payments.map(({ state, note }) => ({ state, note }))).toContainEqual({
    ...{ state: 'review', note: 'DEPOSIT_IN_REVIEW_SESSION' },
  });
});

test('a payment by hand is credited to the player whom its payer named, whoever claims it', async () => {
  const { player, customer, claim, claims, sweep, far } = await setUp();
  const other = customer(newPlayerId());
  const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()];
  far.selcom.receive(mine, { utilityref: player.userName, amountMinor: 150_000n });
  far.selcom.receive(theirs, { utilityref: other.userName, amountMinor: 40_000n });
  await claim(mine, { viewName: 'MpesaInstructions' });
  await claim(theirs, { viewName: 'MpesaInstructions', amount: 400 });
  await sweep();
  expect([await available(player), await available(other)]).toEqual([150_000n, 40_000n]);
  expect(await claims()).toMatchObject([{ state: 'waiting' }, { state: 'credited' }]);
});

test('a gateway that gives no list is asked again, and the outcome is told once', async () => {
  const { player, missedDeposit, claim, claims, sweep, moveClock, far } = await setUp();
  const { session } = await missedDeposit();
  far.fault('/v3/transactions', 'fails', 1);
  await claim(session);
  await sweep();
  expect(await claims()).toMatchObject([{ state: 'looking' }]);
  await moveClock(60);
  await sweep();
  expect(await claims()).toMatchObject([{ state: 'credited' }]);
  expect(await available(player)).toBe(150_000n);
  const { rows } = await db.database.pool.query(
    `select payload from plumbing.outbox where topic = 'cashier.claim-decided' and payload ->> 'playerId' = $1`,
    [String(player.playerId)],
  );
  expect(rows).toMatchObject([{ payload: { outcome: 'credited', amountMinor: '150000', language: 'en' } }]);
});

test('a player claims a few times in an hour, for a way to pay and a time that can be', async () => {
  const { player, claim } = await setUp();
  const body = { viewName: 'KudipalBankTransfer', amount: 10, words: '' };
  const ahead = { ...body, paidAt: '2099-01-01T00:00:00' };
  expect(await player.call('POST Banking/ClaimDeposit', { body: ahead })).toMatchObject({
    ...{ status: 'INCORRECT_PARAMETER_VALUE' },
  });
  expect(await claim('', { viewName: 'KudipalWithdraw' })).toMatchObject({ status: 'PAYMENT_METHOD_NOT_AVAILABLE' });
  const answers = [];
  for (let times = 0; times < 8; times += 1) answers.push((await claim(`word${times}`)).status);
  expect(answers.slice(-2)).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
});
