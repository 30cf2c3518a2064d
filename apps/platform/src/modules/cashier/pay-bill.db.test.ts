import { inTransaction } from '@harmattan/process/transaction';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, setLimit } = useTestWallet(db);
const available = async (playerId: bigint) => (await wallet.balance(playerId)).availableMinor;
let transactions = 0;

async function setUp() {
  const test = await startTestCashier(db, wallet);
  const player = test.customer(newPlayerId());
  transactions += 1;
  const call = {
    ...{ operator: 'MPESA', reference: `R${transactions}`, transid: `T${transactions}` },
    ...{ utilityref: player.userName, msisdn: '255712345678' },
  };
  async function tell(
    what: 'lookup' | 'validation' | 'notification',
    body: object,
    gateway: 'selcom' | 'fasthub' = 'selcom',
  ) {
    const response = await test.server.inject({
      method: 'POST',
      url: `/hooks/${gateway}/c2b/${what}`,
      payload: body,
      headers: { authorization: `Bearer ${sandboxCredentials[gateway].c2bToken}` },
    });
    return response.json();
  }
  return { ...test, player, call, tell };
}

test('tells the payer whom they are about to pay, as little as that takes', async () => {
  const { tell, call } = await setUp();
  expect(await tell('lookup', call)).toMatchObject({ resultcode: '000', result: 'SUCCESS', name: 'A** O**' });
  expect(await tell('lookup', { ...call, utilityref: '2340000000' })).toMatchObject({
    resultcode: '010',
    result: 'FAIL',
  });
});

test('says beforehand whether the money is welcome', async () => {
  const { tell, call } = await setUp();
  const code = async (amount: number) => (await tell('validation', { ...call, amount })).resultcode;
  expect(await code(100)).toBe('000');
  expect(await code(99.99)).toBe('015');
  expect(await code(1_000_001)).toBe('014');
  expect((await tell('validation', { ...call, utilityref: '2340000000', amount: 100 })).resultcode).toBe('010');
});

test('refuses beforehand what the player has no room for by an own limit, so that the payer is not charged', async () => {
  const { tell, call, player, far, sweep } = await setUp();
  const { playerId } = player;
  await inTransaction(db.database.pool, (transaction) =>
    setLimit(transaction, { playerId, kind: 'deposit', period: 'month', limit: 600_00n }),
  );
  const code = async (amount: number) => (await tell('validation', { ...call, amount })).resultcode;
  expect([await code(600), await code(601)]).toEqual(['000', '014']);
  far.selcom.receive(call.transid, { utilityref: player.userName, amountMinor: 450_00n });
  await tell('notification', { ...call, amount: 450 });
  await sweep();
  expect(await available(playerId)).toBe(450_00n);
  transactions += 1;
  const next = { ...call, transid: `T${transactions}` };
  expect((await tell('validation', { ...next, amount: 150 })).resultcode).toBe('000');
  expect((await tell('validation', { ...next, amount: 151 })).resultcode).toBe('014');
});

test('money sent by hand is confirmed by our own question and credited once, however often it is told', async () => {
  const { tell, call, far, sweep, player, paymentsOf } = await setUp();
  far.selcom.receive(call.transid, { utilityref: player.userName, amountMinor: 45_000n });
  const told = { ...call, amount: 450 };
  const answers = await Promise.all(Array.from({ length: 10 }, () => tell('notification', told)));
  expect(new Set(answers.map(({ resultcode }) => resultcode))).toEqual(new Set(['000']));
  await Promise.all([sweep(), sweep()]);
  await tell('notification', told);
  await sweep();
  expect(await available(player.playerId)).toBe(45_000n);
  expect(await paymentsOf(player.playerId)).toMatchObject([{ view_name: 'MpesaInstructions', state: 'succeeded' }]);
});

test('finds the player however the payer wrote the number', async () => {
  const { tell, call, far, sweep, player } = await setUp();
  const utilityref = `0${player.userName.slice(3)}`;
  far.selcom.receive(call.transid, { utilityref, amountMinor: 45_000n });
  await tell('notification', { ...call, utilityref, amount: 450 });
  await sweep();
  expect(await available(player.playerId)).toBe(45_000n);
});

test('credits what the gateway says was paid, whatever the notification said', async () => {
  const { tell, call, far, sweep, player } = await setUp();
  far.selcom.receive(call.transid, { utilityref: player.userName, amountMinor: 45_000n });
  await tell('notification', { ...call, amount: 90_000 });
  await sweep();
  expect(await available(player.playerId)).toBe(45_000n);
});

test('a notification about money that is not there credits nothing, and the money is asked for until it is', async () => {
  const { tell, call, far, sweep, player, paymentsOf, moveClock } = await setUp();
  await tell('notification', { ...call, amount: 450 });
  for (let round = 0; round < 25; round += 1) {
    await moveClock(round * 3_700);
    await sweep();
  }
  expect(await available(player.playerId)).toBe(0n);
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'pending', status: 1 }]);
  far.selcom.receive(call.transid, { utilityref: player.userName, amountMinor: 45_000n });
  await moveClock(26 * 3_700);
  await sweep();
  expect(await available(player.playerId)).toBe(45_000n);
});

test('money that the gateway told of and then twice calls failed goes to review, and not away', async () => {
  const { cashier, tell, call, far, sweep, player, paymentsOf, moveClock } = await setUp();
  far.selcom.answerQueries({ resultcode: '010' });
  await tell('notification', { ...call, amount: 450 });
  await sweep();
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'pending' }]);
  await moveClock(6);
  await Promise.all([sweep(), sweep()]);
  const [deposit] = await paymentsOf(player.playerId);
  expect(deposit).toMatchObject({ state: 'review', note: 'DEPOSIT_IN_REVIEW_CONTRADICTED' });
  const word = { paymentId: deposit?.id ?? '', decision: 'credit', by: 'ngozi', why: 'on the statement' } as const;
  expect(await cashier.resolveReview(word)).toBe('amount needed');
  const resolved = await Promise.all([1, 2].map(() => cashier.resolveReview({ ...word, amountMinor: 45_000n })));
  expect(resolved.sort()).toEqual(['not in review', 'resolved']);
  expect(await available(player.playerId)).toBe(45_000n);
});

test('money for another number is not credited to the player whom the notification names', async () => {
  const { tell, call, far, sweep, player, paymentsOf } = await setUp();
  far.selcom.receive(call.transid, { utilityref: '2348039999999', amountMinor: 45_000n });
  await tell('notification', { ...call, amount: 450 });
  await sweep();
  expect(await available(player.playerId)).toBe(0n);
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'review', note: 'DEPOSIT_IN_REVIEW_REFERENCE' }]);
});

test('a caller without the token is refused, and nothing malformed does any harm', async () => {
  const { call, hook, player, paymentsOf } = await setUp();
  const told = { ...call, amount: 450 };
  expect(await hook('selcom/c2b/notification', told, {})).toBe(401);
  const foreign = { authorization: `Bearer ${sandboxCredentials.fasthub.c2bToken}` };
  expect(await hook('selcom/c2b/notification', told, foreign)).toBe(401);
  const own = { authorization: `Bearer ${sandboxCredentials.selcom.c2bToken}` };
  for (const body of [
    '',
    '{',
    '[]',
    JSON.stringify({ ...told, amount: '-1' }),
    JSON.stringify(told).replace('450', '1e400'),
  ]) {
    expect(await hook('selcom/c2b/notification', body, own)).toBe(400);
  }
  expect(await paymentsOf(player.playerId)).toEqual([]);
});

test('a push to the own phone is paid when the player approves it', async () => {
  const { tell, far, sweep, player, paymentsOf } = await setUp();
  const { data } = await player.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '250.50' } });
  expect(data.message).toBe('PLEASE_APPROVE_ON_YOUR_PHONE');
  const [push] = far.callsTo('/v1/wallet/pushussd');
  expect(push?.body).toMatchObject({
    transid: data.id,
    utilityref: player.userName,
    msisdn: player.userName,
    amount: 250.5,
  });
  const call = {
    ...{ operator: 'MPESA', reference: 'R', transid: data.id, utilityref: player.userName },
    ...{ msisdn: player.userName, amount: 250.5 },
  };
  expect((await tell('validation', call, 'fasthub')).resultcode).toBe('000');
  expect((await tell('validation', { ...call, amount: 300 }, 'fasthub')).resultcode).toBe('012');
  far.fasthub.receive(data.id, { utilityref: player.userName, amountMinor: 25_050n });
  for (let times = 0; times < 2; times += 1) await tell('notification', call, 'fasthub');
  await sweep();
  expect(await available(player.playerId)).toBe(25_050n);
  expect(await paymentsOf(player.playerId)).toMatchObject([{ id: data.id, state: 'succeeded' }]);
});

test.each([
  ['010', 'YOUR_DEPOSIT_IS_REJECTED', 'failed'],
  ['403', 'PAYMENT_OUTCOME_UNKNOWN', 'pending'],
  ['999', 'PAYMENT_OUTCOME_UNKNOWN', 'pending'],
])('a push that is answered %s is %s', async (code, status, state) => {
  const { far, player, paymentsOf } = await setUp();
  far.fasthub.answerPushes(code);
  const answer = await player.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '250' } });
  expect(answer.status).toBe(status);
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state }]);
});
