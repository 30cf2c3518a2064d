import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { signSelcom } from '@harmattan/wires/selcom';
import pg from 'pg';
import { expect, test } from 'vitest';
import { farCardDeclined, farCardPlain, farCards, farOtp } from '../../testing/far-kudipal.ts';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);
const available = async (playerId: bigint) => (await wallet.balance(playerId)).availableMinor;
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const chargeHook = (data: object) => ({ event: 'charge.completed', data });

async function setUp(env: NodeJS.ProcessEnv = {}) {
  const test = await startTestCashier(db, wallet, env);
  const player = test.customer(newPlayerId());
  const state = async (id: string) => (await player.call('GET Banking/GetDepositState', { query: { id } })).data;
  const transfer = async (amount = 1_500) =>
    (await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount } })).data;
  const card = (cardNumber: string, amount = 2_000) => ({
    ...{ amount, cardNumber, cvv: '123', expireMonth: '9', expireYear: '30' },
  });
  return { ...test, player, state, transfer, card };
}

test('a bank transfer shows an account, and what comes there is credited once', async () => {
  const { player, transfer, far, hook, state, paymentsOf, sweep } = await setUp();
  const shown = await transfer();
  expect(shown).toMatchObject({ bankName: 'Sandbox Bank', accNumber: '9900112233', amount: 1_500, errorMessage: '' });
  expect(shown.secondsLeft).toBeGreaterThan(1_790);
  expect(await state(shown.id)).toMatchObject({ state: 'waiting', amount: 1_500 });
  const charge = far.kudipal.receive(shown.id, 150_000n);
  for (let times = 0; times < 3; times += 1) {
    expect(await hook('kudipal', chargeHook(charge), verifHash)).toBe(200);
    await sweep();
  }
  expect(await state(shown.id)).toMatchObject({ state: 'succeeded', amount: 1_500 });
  expect(await available(player.playerId)).toBe(150_000n);
  expect(await paymentsOf(player.playerId)).toMatchObject([
    { state: 'succeeded', status: 0, balance_after_kobo: 150_000n },
  ]);
});

test('without any web hook the money is found by asking', async () => {
  const { player, transfer, far, moveClock, sweep } = await setUp();
  const { id } = await transfer();
  far.kudipal.receive(id, 150_000n);
  await moveClock(15);
  await sweep();
  expect(await available(player.playerId)).toBe(150_000n);
});

test('fifty web hooks at once, and three sweepers, are one credit', async () => {
  const { player, transfer, far, hook, sweep } = await setUp();
  const { id } = await transfer();
  const charge = far.kudipal.receive(id, 150_000n);
  const hooks = Array.from({ length: 50 }, (_, at) =>
    hook('kudipal', chargeHook({ ...charge, status: at % 2 ? 'successful' : 'pending' }), verifHash),
  );
  await Promise.all([...hooks, sweep(), sweep(), sweep()]);
  await sweep();
  expect(await available(player.playerId)).toBe(150_000n);
});

test.each([100_00n, 3_000_00n])('credits what came, %s kobo, and not what was asked for', async (amountMinor) => {
  const { player, transfer, far, hook, state, sweep } = await setUp();
  const { id } = await transfer(1_500);
  await hook('kudipal', chargeHook(far.kudipal.receive(id, amountMinor)), verifHash);
  await sweep();
  expect(await state(id)).toMatchObject({ state: 'succeeded', amount: Number(amountMinor) / 100 });
  expect(await available(player.playerId)).toBe(amountMinor);
});

test('believes the gateway and not the web hook about the amount', async () => {
  const { player, transfer, far, hook, sweep } = await setUp();
  const { id } = await transfer();
  const charge = far.kudipal.receive(id, 150_000n);
  await hook('kudipal', chargeHook({ ...charge, amount: 999_999 }), verifHash);
  await sweep();
  expect(await available(player.playerId)).toBe(150_000n);
});

test('a web hook about money that the gateway does not know credits nothing', async () => {
  const { player, transfer, hook, state, sweep } = await setUp();
  const { id } = await transfer();
  const forged = { id: 424_242, tx_ref: id, flw_ref: 'F', amount: 1_500, currency: 'NGN', status: 'successful' };
  expect(await hook('kudipal', chargeHook(forged), verifHash)).toBe(200);
  await sweep();
  expect(await available(player.playerId)).toBe(0n);
  expect(await state(id)).toMatchObject({ state: 'waiting' });
});

test('refuses web hooks that are not signed, cut off, or not ours, and takes unknown ones without a word', async () => {
  const { player, transfer, far, hook, sweep } = await setUp();
  const { id } = await transfer();
  const body = chargeHook(far.kudipal.receive(id, 150_000n));
  expect(await hook('kudipal', body, {})).toBe(401);
  expect(await hook('kudipal', body, { 'verif-hash': 'guess' })).toBe(401);
  expect(await hook('kudipal', JSON.stringify(body).slice(0, -9), verifHash)).toBe(400);
  expect(await hook('kudipal', 'null', verifHash)).toBe(400);
  const unknown = far.kudipal.receive('no-such-reference', 1n);
  expect(await hook('kudipal', chargeHook(unknown), verifHash)).toBe(200);
  await sweep();
  expect(await available(player.playerId)).toBe(0n);
  expect(await hook('kudipal', body, verifHash)).toBe(200);
  await sweep();
  expect(await available(player.playerId)).toBe(150_000n);
});

test('a web hook that is faster than the answer to the request itself loses nothing', async () => {
  const { player, far, hook, paymentsOf, sweep } = await setUp();
  far.fault('/v3/charges', 'hangs');
  const opening = player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 700 } });
  await expect.poll(() => far.callsTo('/v3/charges').length).toBe(1);
  const reference = String(far.callsTo('/v3/charges')[0]?.body.tx_ref);
  await hook('kudipal', chargeHook(far.kudipal.receive(reference, 70_000n)), verifHash);
  await sweep();
  expect(await available(player.playerId)).toBe(70_000n);
  expect((await opening).status).toBe('PAYMENT_OUTCOME_UNKNOWN');
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'succeeded' }]);
});

test('an unpaid account expires, and late money goes to review, where an operator credits it once', async () => {
  const { player, transfer, far, hook, cashier, state, moveClock, paymentsOf, sweep } = await setUp();
  const { id } = await transfer();
  await moveClock(1_801);
  await sweep();
  expect(await state(id)).toMatchObject({ state: 'expired' });
  expect(await paymentsOf(player.playerId)).toMatchObject([{ status: 5 }]);
  await hook('kudipal', chargeHook(far.kudipal.receive(id, 150_000n)), verifHash);
  await sweep();
  expect(await state(id)).toMatchObject({ state: 'review' });
  expect(await available(player.playerId)).toBe(0n);
  expect((await cashier.waitingForOperator()).map((payment) => payment.id)).toContain(id);

  const word = { paymentId: id, decision: 'credit', by: 'ngozi', why: 'bank statement seen' } as const;
  const words = await Promise.all([cashier.resolveReview(word), cashier.resolveReview(word)]);
  expect(words.sort()).toEqual(['not in review', 'resolved']);
  expect(await available(player.playerId)).toBe(150_000n);
  const { rows } = await db.database.pool.query(
    'select by, note from cashier.payment_event where payment_id = $1 order by at desc limit 1',
    [id],
  );
  expect(rows).toEqual([{ by: 'operator:ngozi', note: 'bank statement seen' }]);
});

test('late money is found without a web hook, too', async () => {
  const { transfer, far, state, moveClock, sweep } = await setUp();
  const { id } = await transfer();
  await moveClock(1_801);
  await sweep();
  far.kudipal.receive(id, 150_000n);
  await moveClock(1_801 + 700);
  await sweep();
  expect(await state(id)).toMatchObject({ state: 'review' });
});

test('money that was sent on time is credited when we hear of it late', async () => {
  const { player, transfer, far, hook, moveClock, sweep } = await setUp();
  const { id } = await transfer();
  const charge = far.kudipal.receive(id, 150_000n, { created_at: new Date().toISOString() });
  await moveClock(3_600);
  await hook('kudipal', chargeHook(charge), verifHash);
  await sweep();
  expect(await available(player.playerId)).toBe(150_000n);
});

test('a second transfer to the same account is a payment of its own, for an operator to review', async () => {
  const { player, transfer, far, hook, cashier, paymentsOf, sweep } = await setUp();
  const { id } = await transfer();
  for (const amountMinor of [150_000n, 20_000n]) {
    await hook('kudipal', chargeHook(far.kudipal.receive(id, amountMinor)), verifHash);
    await sweep();
  }
  expect(await available(player.playerId)).toBe(150_000n);
  const [first, second] = await paymentsOf(player.playerId);
  expect(first).toMatchObject({ id, state: 'succeeded', received_kobo: 150_000n });
  expect(second).toMatchObject({ state: 'review', received_kobo: 20_000n, note: 'DEPOSIT_IN_REVIEW_SECOND' });
  const word = { paymentId: second?.id ?? '', decision: 'return', by: 'ngozi', why: 'sent twice' } as const;
  expect(await cashier.resolveReview(word)).toBe('resolved');
  expect((await paymentsOf(player.playerId))[1]).toMatchObject({ state: 'failed', status: 2 });
  expect(await available(player.playerId)).toBe(150_000n);
});

test('money that comes after the first was sent back is a payment of its own, too', async () => {
  const { player, transfer, far, hook, cashier, moveClock, paymentsOf, sweep } = await setUp();
  const { id } = await transfer();
  await moveClock(1_801);
  await sweep();
  await hook('kudipal', chargeHook(far.kudipal.receive(id, 150_000n)), verifHash);
  await sweep();
  const word = { paymentId: id, decision: 'return', by: 'ngozi', why: 'too late' } as const;
  expect(await cashier.resolveReview(word)).toBe('resolved');
  await hook('kudipal', chargeHook(far.kudipal.receive(id, 20_000n)), verifHash);
  await sweep();
  expect(await paymentsOf(player.playerId)).toMatchObject([
    { state: 'failed', received_kobo: 150_000n },
    { state: 'review', received_kobo: 20_000n, note: 'DEPOSIT_IN_REVIEW_SECOND' },
  ]);
});

test('money that we asked for in vain is asked for again when its web hook comes again', async () => {
  const { player, transfer, far, hook, moveClock, paymentsOf, sweep } = await setUp();
  const { id } = await transfer();
  await hook('kudipal', chargeHook(far.kudipal.receive(id, 150_000n)), verifHash);
  await sweep();
  // The second transfer cannot be found by our reference, and for a while the gateway knows nothing of it.
  const second = far.kudipal.receive(id, 20_000n);
  far.kudipal.charges.pop();
  await hook('kudipal', chargeHook(second), verifHash);
  for (let minute = 1; minute <= 30; minute += 1) {
    await moveClock(minute * 61);
    await sweep();
  }
  const { rows } = await db.database.pool.query(
    'select state from cashier.received where payment_id = $1 order by reported_at',
    [id],
  );
  expect(rows.map(({ state }) => state)).toEqual(['accepted', 'reported']);
  far.kudipal.charges.push(second);
  expect(await hook('kudipal', chargeHook(second), verifHash)).toBe(200);
  await sweep();
  expect((await paymentsOf(player.playerId))[1]).toMatchObject({ state: 'review', received_kobo: 20_000n });
  expect(await available(player.playerId)).toBe(150_000n);
});

test('money of another currency waits for an operator, who has to say how much it is', async () => {
  const { player, transfer, far, hook, cashier, state, sweep } = await setUp();
  const { id } = await transfer();
  await hook('kudipal', chargeHook(far.kudipal.receive(id, 150_000n, { currency: 'USD' })), verifHash);
  await sweep();
  expect(await state(id)).toMatchObject({ state: 'review' });
  const word = { paymentId: id, decision: 'credit', by: 'ngozi', why: 'rate of today' } as const;
  expect(await cashier.resolveReview(word)).toBe('amount needed');
  expect(await cashier.resolveReview({ ...word, amountMinor: 7n })).toBe('resolved');
  expect(await available(player.playerId)).toBe(7n);
});

test('a card is charged at once, after a PIN and a code, or after an address', async () => {
  const { player, card } = await setUp();
  const plain = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCardPlain) });
  expect(plain).toMatchObject({ statusCode: 0, data: { errorMessage: '', message: 'SUCCESS' } });

  const first = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCards.pin) });
  expect(first.data).toMatchObject({ errorMessage: 'pin' });
  const withPin = { ...card(farCards.pin), pin: '1234', id: first.data.id };
  const second = await player.call('POST Banking/KudipalChargeWithPin', { body: withPin });
  expect(second.data).toMatchObject({ errorMessage: 'otp', paymentRef: expect.stringMatching('^FLW-') });
  const code = { ID: first.data.id, paymentRef: String(second.data.paymentRef) };
  const wrong = await player.call('POST Banking/KudipalSubmitOTP', { body: { ...code, otp: '000000' } });
  expect(wrong.status).toBe('INVALID_VERIFICATION_CODE');
  const third = await player.call('POST Banking/KudipalSubmitOTP', { body: { ...code, otp: farOtp } });
  expect(third).toMatchObject({ statusCode: 0, data: { errorMessage: '' } });

  const asked = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCards.address) });
  expect(asked.data).toMatchObject({ errorMessage: 'avs_noauth' });
  const address = { city: 'Lagos', address: '1 Marina', country: 'NG', zipCode: '100001', state: 'Lagos' };
  const done = await player.call('POST Banking/KudipalCardNoAuth', {
    body: { ...card(farCards.address), ...address, id: asked.data.id },
  });
  expect(done).toMatchObject({ statusCode: 0, data: { errorMessage: '' } });
  expect(await available(player.playerId)).toBe(600_000n);
});

test("a card's bank may want to be visited, and may say no", async () => {
  const { player, card, state } = await setUp();
  const away = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCards.redirect) });
  expect(away.data).toMatchObject({ errorMessage: 'redirect', redirectUrl: 'https://bank.example/3ds' });
  const declined = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCardDeclined) });
  expect(declined).toMatchObject({ status: 'YOUR_DEPOSIT_IS_REJECTED', data: { message: 'CARD_WAS_DECLINED' } });
  const asked = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCards.pin) });
  const failed = await player.call('POST Banking/KudipalChargeWithPin', {
    body: { ...card(farCards.pin), pin: '0000', id: asked.data.id },
  });
  expect(failed.status).toBe('YOUR_DEPOSIT_IS_REJECTED');
  expect(await state(asked.data.id)).toMatchObject({ state: 'failed' });
});

test('money for a card that was refused is found without a web hook, and goes to review', async () => {
  const { player, card, far, moveClock, paymentsOf, sweep } = await setUp();
  await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCardDeclined) });
  const [failed] = await paymentsOf(player.playerId);
  far.kudipal.receive(failed?.reference ?? '', 200_000n);
  await moveClock(700);
  await sweep();
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'review', received_kobo: 200_000n }]);
  expect(await available(player.playerId)).toBe(0n);
});

test("goes on with no other player's deposit, no other amount, nothing that was not asked for, and nothing twice", async () => {
  const { player, customer, card, state } = await setUp();
  const { data } = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCards.pin) });
  const withPin = { ...card(farCards.pin), pin: '1234', id: data.id };
  const other = customer(newPlayerId());
  const none = 'DEPOSIT_DOES_NOT_EXIST';
  expect((await other.call('POST Banking/KudipalChargeWithPin', { body: withPin })).status).toBe(none);
  expect((await other.call('GET Banking/GetDepositState', { query: { id: data.id } })).status).toBe(none);
  const dearer = { ...withPin, amount: 9_000 };
  expect((await player.call('POST Banking/KudipalChargeWithPin', { body: dearer })).status).toBe(none);
  const code = { ID: data.id, otp: farOtp, paymentRef: 'FLW-1' };
  expect((await player.call('POST Banking/KudipalSubmitOTP', { body: code })).status).toBe(none);
  const twice = await Promise.all(
    [1, 2].map(() => player.call('POST Banking/KudipalChargeWithPin', { body: withPin })),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual([none, 'SUCCESS']);
  expect(await state(data.id)).toMatchObject({ state: 'waiting' });
});

test('keeps no card, PIN or code anywhere', async () => {
  const { player, card } = await setUp();
  const { data } = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCards.pin) });
  const withPin = { ...card(farCards.pin), pin: '7391', id: data.id };
  const { data: asked } = await player.call('POST Banking/KudipalChargeWithPin', { body: withPin });
  const code = { ID: data.id, paymentRef: String(asked.paymentRef), otp: farOtp };
  await player.call('POST Banking/KudipalSubmitOTP', { body: code });
  for (const table of ['payment', 'payment_event', 'received', 'web_hook']) {
    const { rows } = await db.database.pool.query(`select row_to_json(t)::text as kept from cashier.${table} t`);
    expect(JSON.stringify(rows)).not.toMatch(`${farCards.pin}|7391|${farOtp}|"cvv"`);
  }
});

test('a card charge without an answer is asked about, and credited if it went through', async () => {
  const { player, card, far, moveClock, paymentsOf, sweep } = await setUp();
  far.fault('/v3/charges', 'done, then hangs up');
  const answer = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCardPlain) });
  expect(answer.status).toBe('PAYMENT_OUTCOME_UNKNOWN');
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'pending' }]);
  await moveClock(15);
  await sweep();
  expect(await available(player.playerId)).toBe(200_000n);
  expect(far.callsTo('/v3/charges')).toHaveLength(1);
});

test('a gateway that is away is said to be, and leaves nothing to wait for', async () => {
  const { player, far, paymentsOf } = await setUp();
  await far.goDown();
  const answer = await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 500 } });
  expect(answer.status).toBe('PAYMENT_SERVICE_DOWN');
  expect((await player.call('GET Banking/getKudipalBanks')).status).toBe('PAYMENT_SERVICE_DOWN');
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'failed', status: 2, next_check_at: null }]);
});

test('a USSD code pays in when it is dialled', async () => {
  const { player, far, moveClock, sweep } = await setUp();
  const body = { amount: 300, code: '058', bonusCode: '' };
  const { data } = await player.call('POST Banking/RegisterKudipalUssdDeposit', { body });
  expect(data).toMatchObject({ ussdCode: '*566*002*7777#', errorMessage: '' });
  const [charge] = far.kudipal.charges;
  Object.assign(charge ?? {}, { status: 'successful' });
  await moveClock(15);
  await sweep();
  expect(await available(player.playerId)).toBe(30_000n);
});

test('a bonus code is refused with a word, and opens nothing', async () => {
  const { player, far, paymentsOf } = await setUp();
  const wish = { amount: 900, bonusCode: 'WELCOME' };
  const card = { cardNumber: '5531886652142950', cvv: '564', expireMonth: '09', expireYear: '32' };
  const answers = [
    await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: wish }),
    await player.call('POST Banking/RegisterKudipalUssdDeposit', { body: { ...wish, code: '058' } }),
    await player.call('POST Banking/RegisterKudipalCardDeposit', { body: { ...wish, ...card } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('BONUS_CODE_IS_UNKNOWN'));
  expect(await paymentsOf(player.playerId)).toEqual([]);
  expect(far.kudipal.charges).toEqual([]);
});

test('a page that looks at a deposit has the gateway asked, but not at every look', async () => {
  const { far, transfer, state, sweep } = await setUp();
  const { id } = await transfer();
  for (let looks = 0; looks < 5; looks += 1) {
    await state(id);
    await sweep();
  }
  expect(far.callsTo('verify_by_reference', 'GET')).toHaveLength(1);
});

const selcomHeaders = (fields: Record<string, unknown>, timestamp = new Date()) => {
  const { apiKey, apiSecret } = sandboxCredentials.selcom;
  return signSelcom({ apiKey, apiSecret, fields, timestamp });
};

test("a card on Selcom's own page is credited once the order is completed, told of or not", async () => {
  const { player, far, hook, moveClock, sweep } = await setUp();
  const billing = {
    ...{ amount: 900, firstName: 'Ada', lastName: 'Obi', email: 'ada@mail.example', address: '1 Marina' },
    ...{ city: 'Lagos', region: 'Lagos', postCode: '1', phone: '8031234567', saveInfo: false },
  };
  const { data } = await player.call('POST Banking/RegisterSelcomCCDeposit', { body: billing });
  expect(data.paymentUrl).toBe(`https://pay.example/${data.id}`);
  expect(far.callsTo('/v1/checkout/create-order')[0]?.body).toMatchObject({
    'billing.country': 'TZ',
    'billing.phone': '8031234567',
  });
  far.selcom.settleOrder(data.id, 'COMPLETED');
  const told = {
    ...{ transid: 'T1', order_id: data.id, reference: 'R1', result: 'SUCCESS', resultcode: '000' },
    ...{ payment_status: 'COMPLETED', amount: 900 },
  };
  expect(await hook('selcom', told, {})).toBe(401);
  expect(await hook('selcom', { ...told, amount: 9_000 }, selcomHeaders(told))).toBe(401);
  expect(await hook('selcom', told, selcomHeaders(told, new Date(Date.now() - 3_600_000)))).toBe(401);
  const { amount: _, ...unsigned } = told;
  expect(await hook('selcom', told, selcomHeaders(unsigned))).toBe(401);
  for (let times = 0; times < 2; times += 1) expect(await hook('selcom', told, selcomHeaders(told))).toBe(200);
  await sweep();
  expect(await available(player.playerId)).toBe(90_000n);

  const { data: second } = await player.call('POST Banking/RegisterSelcomCCDeposit', { body: billing });
  far.selcom.settleOrder(second.id, 'USERCANCELLED');
  await moveClock(15);
  await sweep();
  const state = await player.call('GET Banking/GetDepositState', { query: { id: second.id } });
  expect(state.data).toMatchObject({ state: 'failed' });
});

test('refuses what is beyond the limits of a method, and what is switched off', async () => {
  const { player, transfer, card } = await setUp();
  const status = async (amount: number) =>
    (await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount } })).status;
  expect(await status(99.99)).toBe('AMOUNT_LESS_THEN_MIN_LIMIT');
  expect(await status(1_000_000.01)).toBe('AMOUNT_MORE_THEN_MAX_LIMIT');
  const dear = await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCardPlain, 1_000_000.01) });
  expect(dear.status).toBe('AMOUNT_MORE_THEN_MAX_LIMIT');
  expect((await transfer(100)).amount).toBe(100);
  const { customer } = await setUp({ KUDIPAL_URL: 'off' });
  const other = customer(newPlayerId());
  const answer = await other.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 500 } });
  expect(answer.status).toBe('PAYMENT_METHOD_NOT_AVAILABLE');
  const { data } = await other.call('GET Banking/GetDepositMethods');
  expect(data.paymentMethods.map(({ viewName }) => viewName)).not.toContain('KudipalCard');
});

test('offers the methods in their order, with the limits of their accounts', async () => {
  const { player } = await setUp();
  const { data } = await player.call('GET Banking/GetDepositMethods');
  expect(data.paymentMethods.map(({ viewName }) => viewName)).toEqual([
    ...['KudipalBankTransfer', 'KudipalCard', 'KudipalUssd', 'FastHubPayBill', 'MpesaInstructions'],
    ...['TigoPesaInstructions', 'AirtelInstructions', 'HaloPesaInstructions', 'Selcom', 'SelcomCard'],
  ]);
  expect(data.paymentLimits).toContainEqual({ accountId: 22224, minLimit: 100, maxLimit: 1_000_000 });
  const { data: out } = await player.call('GET Banking/GetWithdrawMethods');
  expect(out).toEqual({
    paymentLimits: [
      { accountId: 11111, minLimit: 500, maxLimit: 2_000_000 },
      { accountId: 22222, minLimit: 500, maxLimit: 2_000_000 },
    ],
    paymentMethods: ['KudipalWithdraw', 'FastHubWithdraw', 'SelcomWithdraw'].map((viewName) => ({
      ...{ viewName, onlyForTestUsers: false, businessNumber: null },
    })),
    pauses: [],
  });
});

test('offers first what the player paid in with last, and not what failed', async () => {
  const { player, card } = await setUp();
  const offered = async () =>
    (await player.call('GET Banking/GetDepositMethods')).data.paymentMethods.map(({ viewName }) => viewName);
  await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCardDeclined) });
  expect((await offered())[0]).toBe('KudipalBankTransfer');
  await player.call('POST Banking/RegisterKudipalCardDeposit', { body: card(farCardPlain) });
  expect((await offered()).slice(0, 3)).toEqual(['KudipalCard', 'KudipalBankTransfer', 'KudipalUssd']);
  const { paymentMethods } = (await player.call('GET Banking/GetDepositMethods')).data;
  expect(paymentMethods.map(({ lastAmount }) => lastAmount).slice(0, 2)).toEqual([2_000, undefined]);
});

test('a method for testers only is offered to rank 33 and refused to others', async () => {
  const { player, customer } = await setUp();
  const tester = customer(newPlayerId(), { rank: 33 });
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  const reserve = (isReserved: boolean) =>
    owner.query(`update cashier.method set only_for_test_users = $1 where view_name = 'KudipalUssd'`, [isReserved]);
  const body = { amount: 300, code: '058' };
  await reserve(true);
  try {
    const { data } = await tester.call('GET Banking/GetDepositMethods');
    expect(data.paymentMethods).toContainEqual({
      viewName: 'KudipalUssd',
      onlyForTestUsers: true,
      businessNumber: null,
    });
    const { data: others } = await player.call('GET Banking/GetDepositMethods');
    expect(others.paymentMethods.map(({ viewName }) => viewName)).not.toContain('KudipalUssd');
    const refused = await player.call('POST Banking/RegisterKudipalUssdDeposit', { body });
    expect(refused.status).toBe('PAYMENT_METHOD_NOT_AVAILABLE');
    expect((await tester.call('POST Banking/RegisterKudipalUssdDeposit', { body })).status).toBe('SUCCESS');
  } finally {
    await reserve(false);
    await owner.end();
  }
});
