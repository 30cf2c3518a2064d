import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { farAccount, farCardPlain, farCards, farOtp } from '../../testing/far-kudipal.ts';
import { startTestCashier, type TestCustomer, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { type Wallet, WalletUnavailable } from '../wallet/index.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const startMinor = 1_000_000_00n;
const key = 'the-key-of-a-page';
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };

async function setUp(over: Wallet = wallet) {
  // Eight at once on a busy machine: none of them is about a gateway that does not answer.
  const cashier = await startTestCashier(db, over, {}, { gatewayTimeoutMs: 30_000 });
  const player = cashier.customer(await playerWith(startMinor), { rank: 33 });
  const payments = (of = player) => cashier.paymentsOf(of.playerId);
  const balance = async (of = player) => {
    const { availableMinor, heldMinor } = await wallet.balance(of.playerId);
    return [availableMinor, heldMinor];
  };
  const find = async (wanted: { key?: string; giveUp?: boolean } = {}, of = player) =>
    (await of.call('POST Banking/FindPayment', { body: { key, giveUp: false, ...wanted } })).data;
  return { ...cashier, player, payments, balance, find };
}

type Ask = (
  player: TestCustomer,
  change?: { amount?: number; key?: string | undefined },
) => Promise<{ status: string }>;

const bankWithdrawal: Ask = (player, change) =>
  player.call('POST Banking/RegisterKudipalWithdraw', {
    body: {
      ...{
        amount: 1_000,
        accountNumber: farAccount.accountNumber,
        code: farAccount.code,
        accountName: farAccount.name,
        password: testPassword,
      },
      ...{ key, ...change },
    },
  });
const withdrawals: [string, Ask][] = [
  ['a bank account', bankWithdrawal],
  [
    'the own number',
    (player, { amount = 1_000, ...rest } = {}) =>
      player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: String(amount), key, ...rest } }),
  ],
  [
    'a mobile money service',
    (player, change) =>
      player.call('POST Banking/RegisterSelcomWithdraw', {
        body: { amount: 1_000, channel: 'VMCASHIN', key, ...change },
      }),
  ],
];

const card = (cardNumber: string) => ({ cardNumber, cvv: '123', expireMonth: '9', expireYear: '30' });
const billing = {
  ...{ firstName: 'Ada', lastName: 'Obi', email: 'ada@mail.example', address: '1 Marina', city: 'Lagos' },
  ...{ region: 'Lagos', postCode: '1', phone: '8031234567', saveInfo: false },
};
const deposits: [string, Ask][] = [
  [
    'a bank transfer',
    (player, change) =>
      player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 1_500, key, ...change } }),
  ],
  [
    'a card',
    (player, change) =>
      player.call('POST Banking/RegisterKudipalCardDeposit', {
        body: { amount: 1_500, ...card(farCards.pin), key, ...change },
      }),
  ],
  [
    'a USSD code',
    (player, change) =>
      player.call('POST Banking/RegisterKudipalUssdDeposit', { body: { amount: 1_500, code: '058', key, ...change } }),
  ],
  [
    'a push to the phone',
    (player, { amount = 1_500, ...rest } = {}) =>
      player.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: String(amount), key, ...rest } }),
  ],
  [
    "a gateway's own page",
    (player, change) =>
      player.call('POST Banking/RegisterSelcomCCDeposit', { body: { amount: 1_500, ...billing, key, ...change } }),
  ],
];

test.each(withdrawals)('a withdrawal to %s that is asked for again, later and at once, is one', async (_to, ask) => {
  const { player, payments, balance } = await setUp();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(player)));
  answers.push(await ask(player));
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill('SUCCESS'));
  expect(await payments()).toHaveLength(1);
  expect(await balance()).toEqual([startMinor - 100_000n, 100_000n]);
  expect((await ask(player, { amount: 1_001 })).status).toBe('PAYMENT_KEY_IN_USE');
  expect((await ask(player, { key: 'another-key' })).status).toBe('PENDING_TRANSACTION_ON_ACCOUNT');
  expect((await ask(player, { key: undefined })).status).toBe('PENDING_TRANSACTION_ON_ACCOUNT');
  expect(await payments()).toHaveLength(1);
});

test.each(deposits)('a deposit by %s that is asked for again, later and at once, is one', async (by, ask) => {
  const { player, payments, far } = await setUp();
  const asked = () => far.calls.filter(({ method }) => method === 'POST').length;
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(player)));
  expect(answers.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(0);
  for (const { status } of answers) expect(['SUCCESS', 'PAYMENT_OUTCOME_UNKNOWN']).toContain(status);
  const askedOnce = asked();
  const first = answers.find(({ status }) => status === 'SUCCESS');
  expect(await ask(player)).toEqual(by === 'a bank transfer' ? expect.objectContaining({ status: 'SUCCESS' }) : first);
  expect(await payments()).toHaveLength(1);
  expect((await ask(player, { amount: 1_501 })).status).toBe('PAYMENT_KEY_IN_USE');
  expect([asked(), (await payments()).length]).toEqual([askedOnce, 1]);
  expect((await ask(player, { key: 'another-key' })).status).toBe('SUCCESS');
  expect((await ask(player, { key: undefined })).status).toBe('SUCCESS');
  expect(await payments()).toHaveLength(3);
});

test("another player's key is another key, and says nothing of this player's payment", async () => {
  const { player, customer, payments, find } = await setUp();
  const other = customer(await playerWith(startMinor));
  expect((await bankWithdrawal(player)).status).toBe('SUCCESS');
  expect(await find({}, other)).toEqual({ isGivenUp: false, payment: null });
  expect((await bankWithdrawal(other, { amount: 2_000 })).status).toBe('SUCCESS');
  expect([(await payments()).length, (await payments(other)).length]).toEqual([1, 1]);
});

test('a key stands for the other kind of payment no more than for another amount', async () => {
  const { player, payments } = await setUp();
  expect((await bankWithdrawal(player)).status).toBe('SUCCESS');
  for (const [, ask] of deposits) expect((await ask(player)).status).toBe('PAYMENT_KEY_IN_USE');
  expect(await payments()).toHaveLength(1);
});

test('a withdrawal that was called back and is asked for under its old key stays called back', async () => {
  const { player, payments, balance, find } = await setUp();
  await bankWithdrawal(player);
  await player.call('POST Banking/RejectWithadrawByUser');
  expect((await bankWithdrawal(player)).status).toBe('SUCCESS');
  expect(await payments()).toMatchObject([{ state: 'canceled' }]);
  expect(await balance()).toEqual([startMinor, 0n]);
  expect((await find()).payment).toMatchObject({ state: 'requested', amount: 1_000 });
});

test('a refusal that opened no payment leaves the key free', async () => {
  const { player, payments } = await setUp();
  expect((await bankWithdrawal(player, { amount: 1_500_000 })).status).toBe('INSUFFICIENT_AMOUNT');
  expect((await bankWithdrawal(player)).status).toBe('SUCCESS');
  expect(await payments()).toHaveLength(1);
});

test('a key that was given up opens no payment, also when its request arrives later', async () => {
  const { player, payments, find, balance } = await setUp();
  expect(await find()).toEqual({ isGivenUp: false, payment: null });
  expect(await find({ giveUp: true })).toEqual({ isGivenUp: true, payment: null });
  for (const [, ask] of [...withdrawals, ...deposits]) expect((await ask(player)).status).toBe('PAYMENT_WAS_GIVEN_UP');
  expect(await payments()).toEqual([]);
  expect(await balance()).toEqual([startMinor, 0n]);
  expect((await bankWithdrawal(player, { key: 'another-key' })).status).toBe('SUCCESS');
});

test('of a request and its giving up at once, one counts, and both answers say which', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { player, payments, find } = await setUp();
    const [asked, found] = await Promise.all([bankWithdrawal(player), find({ giveUp: true })]);
    const count = (await payments()).length;
    expect(asked.status).toBe(count === 1 ? 'SUCCESS' : 'PAYMENT_WAS_GIVEN_UP');
    expect(found.isGivenUp).toBe(count === 0);
    expect(found.payment === null).toBe(count === 0);
  }
});

test('a withdrawal without an answer of the wallet is found as such, and then as requested', async () => {
  let isDeaf = true;
  const { player, find, sweep, moveClock, payments } = await setUp({
    ...wallet,
    async hold(command) {
      const answer = await wallet.hold(command);
      if (isDeaf) throw new WalletUnavailable('lost');
      return answer;
    },
  });
  expect((await bankWithdrawal(player)) as { http?: number }).toMatchObject({ http: 503 });
  expect((await find()).payment).toMatchObject({ state: 'asking', step: null });
  expect((await bankWithdrawal(player)) as { http?: number }).toMatchObject({ http: 503 });
  isDeaf = false;
  await moveClock(70);
  await sweep();
  expect((await find()).payment).toMatchObject({ state: 'requested' });
  expect((await bankWithdrawal(player)).status).toBe('SUCCESS');
  expect(await payments()).toHaveLength(1);
});

test('a card whose charge has no answer is found waiting, and credited without a second charge', async () => {
  const { player, far, find, moveClock, sweep, balance } = await setUp();
  far.fault('/v3/charges', 'done, then hangs up');
  const charge = () =>
    player.call('POST Banking/RegisterKudipalCardDeposit', { body: { amount: 2_000, ...card(farCardPlain), key } });
  expect((await charge()).status).toBe('PAYMENT_OUTCOME_UNKNOWN');
  expect((await find()).payment).toMatchObject({ state: 'waiting', step: null });
  expect((await charge()).status).toBe('PAYMENT_OUTCOME_UNKNOWN');
  await moveClock(15);
  await sweep();
  expect((await find()).payment).toMatchObject({ state: 'succeeded', step: null, amount: 2_000 });
  expect((await charge()).data).toMatchObject({ errorMessage: '' });
  expect(far.callsTo('/v3/charges')).toHaveLength(1);
  expect(await balance()).toEqual([startMinor + 200_000n, 0n]);
});

test('each step of a card can be gone on with by a page that knows the key alone', async () => {
  const { player, find, balance } = await setUp();
  const body = { amount: 2_000, ...card(farCards.pin), key };
  await player.call('POST Banking/RegisterKudipalCardDeposit', { body });
  const asked = (await find()).payment;
  expect(asked).toMatchObject({ state: 'waiting', step: { kind: 'pin' } });
  const withPin = { amount: 2_000, ...card(farCards.pin), pin: '1234', id: asked?.id ?? '' };
  await player.call('POST Banking/KudipalChargeWithPin', { body: withPin });
  const { step, id = '' } = (await find()).payment ?? {};
  expect(step?.kind).toBe('otp');
  const paymentRef = step?.kind === 'otp' ? step.paymentRef : '';
  await player.call('POST Banking/KudipalSubmitOTP', { body: { otp: farOtp, ID: id, paymentRef } });
  expect((await find()).payment).toMatchObject({ state: 'succeeded', step: null });
  expect(await balance()).toEqual([startMinor + 200_000n, 0n]);
});

test.each([
  ['address', farCards.address, { kind: 'avs_noauth' }],
  ["bank's page", farCards.redirect, { kind: 'redirect', redirectUrl: 'https://bank.example/3ds' }],
])('the %s that a card asked for is found again', async (_what, cardNumber, step) => {
  const { player, find } = await setUp();
  await player.call('POST Banking/RegisterKudipalCardDeposit', { body: { amount: 2_000, ...card(cardNumber), key } });
  expect((await find()).payment).toMatchObject({ state: 'waiting', step });
});

test('accounts, codes and pushes are found again as they were shown', async () => {
  const { player, find } = await setUp();
  const steps: unknown[] = [];
  for (const [at, [, ask]] of deposits.entries()) {
    const own = `key-${at}-of-a-page`;
    await ask(player, { key: own });
    steps.push((await find({ key: own })).payment?.step);
  }
  expect(steps).toMatchObject([
    { kind: 'account', bankName: 'Sandbox Bank', accNumber: '9900112233' },
    { kind: 'pin' },
    { kind: 'ussd', ussdCode: '*566*002*7777#' },
    { kind: 'push' },
    { kind: 'redirect' },
  ]);
});

test('money that comes a second time is told with the state of the deposit', async () => {
  const { player, far, hook, sweep } = await setUp();
  const { data } = await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', {
    body: { amount: 1_500, key },
  });
  const state = async () => (await player.call('GET Banking/GetDepositState', { query: { id: data.id } })).data;
  expect(await state()).toMatchObject({ state: 'waiting', secondAmount: null });
  for (const amountMinor of [150_000n, 70_000n]) {
    const charge = far.kudipal.receive(data.id, amountMinor);
    await hook('kudipal', { event: 'charge.completed', data: charge }, verifHash);
    await sweep();
  }
  expect(await state()).toMatchObject({ state: 'succeeded', amount: 1_500, secondAmount: 700 });
});

test('keeps nothing of a card with the key', async () => {
  const { player } = await setUp();
  const body = { amount: 2_000, ...card(farCards.pin), key };
  await player.call('POST Banking/RegisterKudipalCardDeposit', { body });
  const other = { ...body, ...card(farCards.address) };
  expect((await player.call('POST Banking/RegisterKudipalCardDeposit', { body: other })).data.errorMessage).toBe('pin');
});
