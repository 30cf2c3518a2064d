import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, onTestFinished, test } from 'vitest';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startTestCashier, type TestCustomer, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { type Wallet, WalletBusy, WalletUnavailable } from '../wallet/index.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const startMinor = 1_000_000_00n;

async function setUp({
  over = wallet,
  firstName = 'Ada',
  env = {},
}: {
  over?: Wallet;
  firstName?: string;
  env?: NodeJS.ProcessEnv;
} = {}) {
  const test = await startTestCashier(db, over, env);
  const player = test.customer(await playerWith(startMinor), { firstName });
  const balance = async () => {
    const { availableMinor, heldMinor } = await wallet.balance(player.playerId);
    return [availableMinor, heldMinor];
  };
  const latest = async () => (await test.paymentsOf(player.playerId)).at(-1);
  return { ...test, player, balance, latest };
}

const withdraw = (player: TestCustomer, amount = 10_000, change: object = {}) =>
  player.call('POST Banking/RegisterKudipalWithdraw', {
    body: {
      ...{ amount, accountNumber: farAccount.accountNumber, code: farAccount.code, accountName: farAccount.name },
      password: testPassword,
      ...change,
    },
  });
const cancel = (player: TestCustomer) => player.call('POST Banking/RejectWithadrawByUser');
const order = async (player: TestCustomer) => (await player.call('GET Banking/GetWithdrawOrder')).data;
const transferHook = (data: object) => ({ event: 'transfer.completed', data });

test('money is set aside at once, sent, and gone when the bank has it', async () => {
  const { player, far, hook, sweep, balance, latest } = await setUp();
  expect(await order(player)).toBeNull();
  expect(await withdraw(player)).toMatchObject({ statusCode: 0, data: { message: 'SUCCESS' } });
  expect(await balance()).toEqual([99_000_000n, 1_000_000n]);
  expect(await order(player)).toMatchObject({ canBeCanceled: true, isFinished: false, destination: '••••••6789' });
  await sweep();
  expect(await latest()).toMatchObject({ state: 'pending', status: 1 });
  expect(await order(player)).toMatchObject({ canBeCanceled: false, message: 'WITHDRAWAL_IS_ON_ITS_WAY' });
  const transfer = far.kudipal.finish((await latest())?.reference ?? '', 'SUCCESSFUL');
  for (let times = 0; times < 2; times += 1) await hook('kudipal', transferHook(transfer), verifHash);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid', status: 0, balance_after_kobo: 99_000_000n });
  expect(await balance()).toEqual([99_000_000n, 0n]);
  const { steps, isFinished } = (await order(player)) ?? {};
  expect([steps?.map(({ step }) => step), isFinished]).toEqual([['requested', 'approved', 'sent', 'paid'], true]);
  expect(far.callsTo('/v3/transfers')).toHaveLength(1);
});

test('the far end is told exactly what was asked for', async () => {
  const { player, far, sweep, latest } = await setUp();
  await withdraw(player, 1_234.56);
  await sweep();
  expect(far.callsTo('/v3/transfers')[0]?.body).toMatchObject({
    ...{ account_bank: '058', account_number: farAccount.accountNumber, amount: 1_234.56, currency: 'NGN' },
    reference: (await latest())?.reference,
    meta: [{ mobile_number: player.userName }],
  });
});

test('a pay-out that fails gives the money back, and one that the bank returns does so too', async () => {
  const { player, far, hook, sweep, balance, latest, moveClock } = await setUp();
  await withdraw(player);
  await sweep();
  await hook('kudipal', transferHook(far.kudipal.finish((await latest())?.reference ?? '', 'FAILED')), verifHash);
  await sweep();
  // One answer is not enough.
  expect(await latest()).toMatchObject({ state: 'pending' });
  expect(await balance()).toEqual([99_000_000n, 1_000_000n]);
  await moveClock(6);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'failed', status: 4 });
  expect(await balance()).toEqual([startMinor, 0n]);

  await withdraw(player);
  await sweep();
  for (const status of ['SUCCESSFUL', 'FAILED'] as const) {
    await hook('kudipal', transferHook(far.kudipal.finish((await latest())?.reference ?? '', status)), verifHash);
    await sweep();
    expect(await latest()).toMatchObject({ state: 'paid' });
  }
  await moveClock(12);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'returned', status: 4 });
  expect(await balance()).toEqual([startMinor, 0n]);
  expect(await wallet.houseBalance('gateway:kudipal')).toBe(0n + (await postedElsewhere(player.playerId)));
});

/** What other tests of this file have sent through the same gateway. */
async function postedElsewhere(playerId: bigint): Promise<bigint> {
  const { rows } = await db.database.pool.query(
    `select coalesce(sum(house_amount), 0)::bigint as posted from wallet.journal j join wallet.house_account h on h.id = j.house_id
     where h.code = 'gateway:kudipal' and player_id <> $1`,
    [playerId],
  );
  return rows[0].posted;
}

test('a gateway that says no at once, and knows of no pay-out when asked, gives the money back', async () => {
  const { player, sweep, balance, latest, moveClock } = await setUp();
  await withdraw(player, 10_000, { code: '999' });
  await sweep();
  expect(await balance()).toEqual([99_000_000n, 1_000_000n]);
  await moveClock(6);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'failed', note: 'Bank is not known' });
  expect(await balance()).toEqual([startMinor, 0n]);
});

test('above the limit an operator decides, once, and is remembered', async () => {
  const { player, cashier, sweep, balance, latest } = await setUp();
  await withdraw(player, 50_000.01);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'requested' });
  expect(await order(player)).toMatchObject({ canBeCanceled: true, message: 'WITHDRAWAL_WAITS_FOR_APPROVAL' });
  const word = { paymentId: (await latest())?.id ?? '', by: 'ngozi', why: 'known for years' };
  const words = await Promise.all([cashier.approveWithdrawal(word), cashier.approveWithdrawal(word)]);
  expect(words.sort()).toEqual(['approved', 'moved on']);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'pending' });
  expect(await cashier.rejectWithdrawal({ ...word, why: 'too late' })).toBe(false);
  const { rows } = await db.database.pool.query(
    "select by, note from cashier.payment_event where payment_id = $1 and state = 'approved'",
    [word.paymentId],
  );
  expect(rows).toEqual([{ by: 'operator:ngozi', note: 'known for years' }]);
  expect(await balance()).toEqual([startMinor - 5_000_001n, 5_000_001n]);
});

test('what an operator rejects comes back', async () => {
  const { player, cashier, balance, latest } = await setUp();
  await withdraw(player, 60_000);
  const word = { paymentId: (await latest())?.id ?? '', by: 'ngozi', why: 'documents missing' };
  expect(await cashier.rejectWithdrawal(word)).toBe(true);
  expect(await latest()).toMatchObject({ state: 'rejected', status: 3 });
  expect(await balance()).toEqual([startMinor, 0n]);
});

test('the player calls it back before the platform sends it, and not later', async () => {
  const { player, sweep, balance, latest } = await setUp();
  expect((await cancel(player)).status).toBe('NO_PENDING_WITHDRAWAL');
  await withdraw(player);
  expect((await player.call('GET Banking/CheckUserWithdrawOrder')).data).toBe(true);
  expect((await cancel(player)).statusCode).toBe(0);
  expect((await cancel(player)).status).toBe('NO_PENDING_WITHDRAWAL');
  expect(await latest()).toMatchObject({ state: 'canceled', status: 5 });
  expect(await balance()).toEqual([startMinor, 0n]);
  await withdraw(player);
  await sweep();
  expect((await player.call('GET Banking/CheckUserWithdrawOrder')).data).toBe(false);
  expect((await cancel(player)).status).toBe('WITHDRAWAL_IS_ON_ITS_WAY');
});

test('calling back, sending and the web hook at once: exactly one wins, twenty times over', async () => {
  const { player, far, hook, cashier, sweep, balance, latest, moveClock } = await setUp({
    env: { WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: '100' },
  });
  let [left] = await balance();
  for (let round = 0; round < 20; round += 1) {
    expect((await withdraw(player, 1_000)).statusCode).toBe(0);
    const { reference = '' } = (await latest()) ?? {};
    const early = { id: 9_000_000 + round, reference, account_number: '1', bank_code: '058', amount: 1_000 };
    const told = transferHook({ ...early, currency: 'NGN', status: 'SUCCESSFUL' });
    const [canceled] = await Promise.all([
      cancel(player),
      cashier.sweepOnce(),
      hook('kudipal', told, verifHash),
      cashier.sweepOnce(),
    ]);
    await sweep();
    const sent = far.kudipal.transfers.some((transfer) => transfer.reference === reference);
    expect(sent).toBe(canceled.statusCode !== 0);
    if (sent) {
      far.kudipal.finish(reference, 'SUCCESSFUL');
      await moveClock((round + 1) * 3_600);
      await sweep();
      left = (left ?? 0n) - 100_000n;
    }
    expect((await latest())?.state).toBe(sent ? 'paid' : 'canceled');
    expect(await balance()).toEqual([left, 0n]);
  }
});

test('one may be pending: of ten at once one is taken, and a double click is one withdrawal', async () => {
  const { player, balance, paymentsOf } = await setUp();
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(player)));
  expect(answers.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['SUCCESS', 'PENDING_TRANSACTION_ON_ACCOUNT']));
  expect(await paymentsOf(player.playerId)).toHaveLength(1);
  expect(await balance()).toEqual([startMinor - 1_000_000n, 1_000_000n]);
});

test('money for one: a stake and a withdrawal at once never spend it twice', async () => {
  const { player, balance } = await setUp();
  const [answer, stake] = await Promise.all([
    withdraw(player, 1_000_000),
    wallet.transfer({
      ...{ direction: 'out', playerId: player.playerId, key: crypto.randomUUID(), amountMinor: startMinor },
      ...{ house: 'house:test', about: 'stake' },
    }),
  ]);
  expect((answer.statusCode === 0) !== (stake.status === 'ok')).toBe(true);
  expect((await balance())[0]).toBe(0n);
});

test.each([
  [{ amount: 499.99 }, 'AMOUNT_LESS_THEN_MIN_LIMIT'],
  [{ amount: 2_000_000.01 }, 'AMOUNT_MORE_THEN_MAX_LIMIT'],
  [{ amount: 1_000_000.01 }, 'INSUFFICIENT_AMOUNT'],
  [{ accountNumber: '9999999999' }, 'BANK_ACCOUNT_NOT_FOUND'],
  [{ accountName: 'SOMEBODY ELSE' }, 'ACCOUNT_NAME_HAS_CHANGED'],
])('refuses %j and leaves nothing behind', async (change, status) => {
  const { player, paymentsOf } = await setUp();
  expect((await withdraw(player, 10_000, change)).status).toBe(status);
  expect(await paymentsOf(player.playerId)).toEqual([]);
});

test('wants a name first, and the name of the account as the bank says it now', async () => {
  const nameless = await setUp({ firstName: '' });
  expect((await withdraw(nameless.player)).status).toBe('PERSONAL_DETAILS_NEEDED');
  const { player, far } = await setUp();
  const query = { accountnumber: farAccount.accountNumber, code: farAccount.code };
  const { data } = await player.call('POST Banking/GetBankAccountNumber', { query });
  expect(data).toEqual({ accName: farAccount.name });
  far.kudipal.rename('OBI ADA');
  expect((await withdraw(player)).status).toBe('ACCOUNT_NAME_HAS_CHANGED');
  far.fault('/v3/accounts/resolve', 'hangs');
  expect((await withdraw(player)).status).toBe('PAYMENT_SERVICE_DOWN');
});

test.each(['done, then hangs', 'done, then hangs up', 'done, then fails', 'done, then babbles'] as const)(
  'a gateway that has %s keeps the money held, is asked, and is never sent it twice',
  async (fault) => {
    const { player, far, sweep, balance, latest, moveClock } = await setUp();
    await withdraw(player);
    far.fault('/v3/transfers', fault);
    await sweep();
    expect(await statesOf((await latest())?.id)).toContain('sent_unknown');
    expect(await balance()).toEqual([99_000_000n, 1_000_000n]);
    expect((await cancel(player)).status).toBe('WITHDRAWAL_IS_ON_ITS_WAY');
    far.kudipal.finish((await latest())?.reference ?? '', 'SUCCESSFUL');
    await moveClock(15);
    await sweep();
    expect(await latest()).toMatchObject({ state: 'paid' });
    expect(await balance()).toEqual([99_000_000n, 0n]);
    expect(far.callsTo('/v3/transfers')).toHaveLength(1);
  },
);

test('a gateway that never heard of it may be sent it again after a while, under the same reference', async () => {
  const { player, far, sweep, balance, latest, moveClock } = await setUp();
  await withdraw(player);
  far.fault('/v3/transfers', 'fails');
  await sweep();
  for (const seconds of [15, 100, 400, 500]) {
    await moveClock(seconds);
    await sweep();
  }
  expect(await latest()).toMatchObject({ state: 'sent_unknown', sends: 1 });
  expect(far.callsTo('/v3/transfers')).toHaveLength(1);
  await moveClock(1_300);
  await Promise.all([sweep(), sweep()]);
  expect(await latest()).toMatchObject({ state: 'pending', sends: 2 });
  const references = far.callsTo('/v3/transfers').map(({ body }) => body.reference);
  expect(references).toEqual([(await latest())?.reference, (await latest())?.reference]);
  expect(await balance()).toEqual([99_000_000n, 1_000_000n]);
});

test('a process that ended between writing "sending" and the call is followed by a question, not by a second sending', async () => {
  const { player, far, sweep, latest, moveClock } = await setUp();
  await withdraw(player);
  const { id, reference } = (await latest()) ?? {};
  // What the first half leaves behind: the record says that it is being sent, and no process sends it.
  await db.database.pool.query(
    "update cashier.payment set state = 'sending', sends = 1, sent_at = app_now(), next_check_at = app_now() + interval '30 seconds' where id = $1",
    [id],
  );
  await moveClock(31);
  await sweep();
  expect(far.callsTo('/v3/transfers')).toHaveLength(0);
  expect(far.callsTo('/v3/transfers', 'GET').map(({ query }) => query.reference)).toContain(reference);
  await moveClock(700);
  await sweep();
  expect(far.callsTo('/v3/transfers').map(({ body }) => body.reference)).toEqual([reference]);
});

test('what a process left half sent and the gateway then refuses comes back to the player', async () => {
  const { player, far, sweep, balance, latest, moveClock } = await setUp();
  await withdraw(player, 10_000, { code: '999' });
  await db.database.pool.query(
    "update cashier.payment set state = 'sending', sends = 1, sent_at = app_now(), next_check_at = app_now() + interval '30 seconds' where id = $1",
    [(await latest())?.id],
  );
  for (const seconds of [31, 700, 706]) {
    await moveClock(seconds);
    await sweep();
  }
  expect(far.callsTo('/v3/transfers')).toHaveLength(1);
  expect(await latest()).toMatchObject({ state: 'failed', note: 'Bank is not known' });
  expect(await balance()).toEqual([startMinor, 0n]);
});

test('a second sending that is refused because of the first keeps the money held', async () => {
  const { player, far, sweep, balance, latest, moveClock } = await setUp();
  await withdraw(player);
  far.fault('/v3/transfers', 'done, then fails');
  await sweep();
  // Only when the second one arrives does the gateway remember the first.
  const [transfer] = far.kudipal.transfers.splice(0);
  const remember = () => far.kudipal.transfers.push(transfer as NonNullable<typeof transfer>);
  await moveClock(15);
  await sweep();
  const { answer } = far.kudipal;
  far.kudipal.answer = (call) => {
    if (call.method === 'POST') remember();
    return answer(call);
  };
  await moveClock(700);
  await sweep();
  expect(await latest()).toMatchObject({ state: expect.stringMatching('sent_unknown|pending') });
  expect(await balance()).toEqual([startMinor - 1_000_000n, 1_000_000n]);
});

test('what a gateway has accepted is never sent again, even when it forgets', async () => {
  const { player, far, sweep, balance, latest, moveClock } = await setUp();
  await withdraw(player);
  await sweep();
  far.kudipal.transfers.splice(0);
  for (const seconds of [700, 1_500, 9_000]) {
    await moveClock(seconds);
    await sweep();
  }
  expect(far.callsTo('/v3/transfers')).toHaveLength(1);
  expect(await latest()).toMatchObject({ state: 'pending', sends: 1 });
  expect(await balance()).toEqual([startMinor - 1_000_000n, 1_000_000n]);
});

/** Where a payment has been. */
async function statesOf(id: string | undefined): Promise<string[]> {
  const { rows } = await db.database.pool.query('select state from cashier.payment_event where payment_id = $1', [id]);
  return rows.map(({ state }) => state);
}

/** A wallet that gives no answer until it is told to, as after a crash between the two commits. */
function deafWallet(error: Error, isDone: boolean) {
  let isDeaf = true;
  const deafened =
    <Command, Answer>(run: (command: Command) => Promise<Answer>) =>
    async (command: Command): Promise<Answer> => {
      if (!isDeaf) return run(command);
      if (isDone) await run(command);
      throw error;
    };
  const over: Wallet = {
    ...wallet,
    hold: deafened(wallet.hold),
    void: deafened(wallet.void),
    post: deafened(wallet.post),
  };
  return {
    over,
    hear() {
      isDeaf = false;
    },
    goDeaf() {
      isDeaf = true;
    },
  };
}

test.each([
  ['was too busy', new WalletBusy('full'), false],
  ['did it and gave no answer', new WalletUnavailable('lost'), true],
])('a wallet that %s is asked again, and everything happens once', async (_how, error, isDone) => {
  const deaf = deafWallet(error, isDone);
  const { player, far, sweep, balance, latest, moveClock, paymentsOf } = await setUp({ over: deaf.over });
  expect((await withdraw(player)).http).toBe(503);
  expect(await latest()).toMatchObject({ state: 'holding', money_due: 'hold' });
  expect((await withdraw(player)).status).toBe('PENDING_TRANSACTION_ON_ACCOUNT');
  expect((await cancel(player)).http).toBe(503);
  deaf.hear();
  await moveClock(70);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'pending', money_due: null });
  expect(await balance()).toEqual([99_000_000n, 1_000_000n]);

  deaf.goDeaf();
  far.kudipal.finish((await latest())?.reference ?? '', 'SUCCESSFUL');
  await moveClock(140);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid', money_due: 'post' });
  deaf.hear();
  await moveClock(280);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid', money_due: null, balance_after_kobo: 99_000_000n });
  expect(await balance()).toEqual([99_000_000n, 0n]);
  expect(await paymentsOf(player.playerId)).toHaveLength(1);
});

test('a return that is told of while the pay-out is still being booked is not missed', async () => {
  const deaf = deafWallet(new WalletBusy('full'), false);
  deaf.hear();
  const { player, far, hook, sweep, balance, latest, moveClock } = await setUp({ over: deaf.over });
  await withdraw(player);
  await sweep();
  deaf.goDeaf();
  const { reference = '' } = (await latest()) ?? {};
  await hook('kudipal', transferHook(far.kudipal.finish(reference, 'SUCCESSFUL')), verifHash);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid', money_due: 'post' });
  deaf.hear();
  await hook('kudipal', transferHook(far.kudipal.finish(reference, 'FAILED')), verifHash);
  await sweep();
  await moveClock(6);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'returned', money_due: null });
  expect(await balance()).toEqual([startMinor, 0n]);
});

test.each(['SelcomWithdraw', 'FastHubWithdraw'] as const)(
  '%s pays to the wallet of the own number',
  async (viewName) => {
    const { player, far, sweep, balance, latest } = await setUp();
    const answer =
      viewName === 'SelcomWithdraw'
        ? await player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount: 700, channel: 'TPCASHIN' } })
        : await player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '700' } });
    expect(answer.statusCode).toBe(0);
    await sweep();
    expect(await latest()).toMatchObject({ state: 'paid', view_name: viewName });
    expect(await balance()).toEqual([startMinor - 70_000n, 0n]);
    expect(far.callsTo('/v1/walletcashin/process')[0]?.body).toMatchObject({
      ...{ utilityref: player.userName, amount: 700 },
      utilitycode: viewName === 'SelcomWithdraw' ? 'TPCASHIN' : 'CASHIN',
    });
  },
);

test.each([
  ['999', '000', 'paid'],
  ['111', '000', 'paid'],
  ['999', '010', 'failed'],
] as const)('Selcom answers %s: it is left alone for three minutes, then asked', async (first, later, state) => {
  const { player, far, sweep, latest, moveClock } = await setUp();
  far.selcom.answerCashIns(first);
  await player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount: 700, channel: 'VMCASHIN' } });
  await sweep();
  for (const cashIn of far.selcom.cashIns.values()) cashIn.resultcode = later;
  await moveClock(170);
  await sweep();
  expect(far.callsTo('/v1/walletcashin/query', 'GET')).toHaveLength(0);
  for (const seconds of [200, 206]) {
    await moveClock(seconds);
    await sweep();
  }
  expect(await latest()).toMatchObject({ state });
  expect(far.callsTo('/v1/walletcashin/process')).toHaveLength(1);
});

test('what Selcom has called ambiguous is not sent again, even when it then knows nothing of it', async () => {
  const { player, far, sweep, balance, moveClock } = await setUp();
  far.selcom.answerCashIns('999');
  await player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount: 700, channel: 'VMCASHIN' } });
  await sweep();
  far.selcom.cashIns.clear();
  for (const seconds of [200, 900, 3_000]) {
    await moveClock(seconds);
    await sweep();
  }
  expect(far.callsTo('/v1/walletcashin/query', 'GET')).not.toHaveLength(0);
  expect(far.callsTo('/v1/walletcashin/process')).toHaveLength(1);
  expect(await balance()).toEqual([startMinor - 70_000n, 70_000n]);
});

test('a wallet service that says no twice gives the money back', async () => {
  const { player, far, sweep, balance, latest, moveClock } = await setUp();
  far.selcom.answerCashIns('051');
  await player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount: 700, channel: 'VMCASHIN' } });
  await sweep();
  expect(await balance()).toEqual([startMinor - 70_000n, 70_000n]);
  await moveClock(6);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'failed', status: 4 });
  expect(await balance()).toEqual([startMinor, 0n]);
});

test('a pay-out that its gateway never decides is shown to an operator, whose word ends it once', async () => {
  const { cashier, player, far, sweep, balance, latest, moveClock } = await setUp();
  await withdraw(player);
  far.fault('/v3/transfers', 'done, then hangs up');
  await sweep();
  const paymentId = (await latest())?.id ?? '';
  const isShown = async () => (await cashier.waitingForOperator()).some(({ id }) => id === paymentId);
  expect(await isShown()).toBe(false);
  await moveClock(2 * 60 * 60);
  expect(await isShown()).toBe(true);
  const say = (outcome: 'paid' | 'failed' | 'returned') =>
    cashier.settleWithdrawal({ paymentId, outcome, by: 'ngozi', why: 'asked the bank' });
  expect(await say('returned')).toBe(false);
  const said = await Promise.all([say('failed'), say('paid'), say('failed')]);
  expect(said.filter(Boolean)).toHaveLength(1);
  const [available, held] = await balance();
  expect([said[1] ? 99_000_000n : 100_000_000n, 0n]).toEqual([available, held]);
  expect(await isShown()).toBe(false);
});

test("what was paid and came back unnoticed is credited again on an operator's word", async () => {
  const { cashier, player, far, hook, sweep, balance, latest } = await setUp();
  await withdraw(player);
  await sweep();
  const paid = far.kudipal.finish((await latest())?.reference ?? '', 'SUCCESSFUL');
  await hook('kudipal', transferHook(paid), verifHash);
  await sweep();
  const word = {
    paymentId: (await latest())?.id ?? '',
    outcome: 'returned',
    by: 'ngozi',
    why: 'on our account',
  } as const;
  expect([await cashier.settleWithdrawal(word), await cashier.settleWithdrawal(word)]).toEqual([true, false]);
  expect(await balance()).toEqual([100_000_000n, 0n]);
});

test('a pay-out whose gateway is silent keeps the next one of the same gateway waiting for nothing', async () => {
  const { cashier, player, customer, far, latest, paymentsOf } = await setUp();
  await withdraw(player);
  far.fault('/v3/transfers', 'hangs');
  cashier.start();
  onTestFinished(() => cashier.stop());
  await expect.poll(() => far.callsTo('/v3/transfers')).toHaveLength(1);
  const other = customer(await playerWith(startMinor));
  await withdraw(other);
  await expect.poll(() => far.callsTo('/v3/transfers')).toHaveLength(2);
  // At once: an answer is waited for only so long, and a busy machine may be slow with what follows.
  expect(await latest()).toMatchObject({ state: 'sending' });
  await expect.poll(() => paymentsOf(other.playerId)).toMatchObject([{ state: 'pending' }]);
});
