import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { openDatabase } from '../../plumbing/db/database.ts';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startTestCashier, type TestCustomer, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
/** The platform itself may change nothing of a web hook but its body and headers. */
const owner = openDatabase({ url: db.url('harmattan_owner'), connectionsMax: 2, onIdleError() {} });
db.defer(() => owner.close());
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const daySeconds = 24 * 60 * 60;

async function setUp() {
  const test = await startTestCashier(db, wallet);
  const newPlayer = async () => test.customer(await playerWith(1_000_000_00n));
  const latest = async ({ playerId }: TestCustomer) => (await test.paymentsOf(playerId)).at(-1);
  const referenceOf = async (player: TestCustomer) => (await latest(player))?.reference ?? '';
  return {
    ...test,
    newPlayer,
    latest,
    referenceOf,
    /** A pay-out that the gateway has paid, and has told us of. */
    async payOut(player: TestCustomer) {
      expect((await withdraw(player)).status).toBe('SUCCESS');
      await test.sweep();
      const transfer = test.far.kudipal.finish(await referenceOf(player), 'SUCCESSFUL');
      const hook = { event: 'transfer.completed', data: transfer };
      expect(await test.hook('kudipal', hook, verifHash)).toBe(200);
      await test.sweep();
      return hook;
    },
    async forgetAfter(days: number) {
      await test.moveClock(days * daySeconds);
      await test.cashier.jobs.find(({ name }) => name === 'forget-payment-details')?.run(AbortSignal.timeout(60_000));
    },
    async hooksOf(reference: string): Promise<{ body: string; headers: object }[]> {
      const sql = 'select body, headers from cashier.web_hook where reference = $1';
      return (await db.database.pool.query(sql, [reference])).rows;
    },
  };
}

const withdraw = (player: TestCustomer, change: object = {}) =>
  player.call('POST Banking/RegisterKudipalWithdraw', {
    body: {
      ...{ amount: 10_000, accountNumber: farAccount.accountNumber, code: farAccount.code },
      accountName: farAccount.name,
      password: testPassword,
      ...change,
    },
  });

test('a web hook is emptied 90 days after its payment came to rest, and is still known when it comes again', async () => {
  const { newPlayer, payOut, referenceOf, forgetAfter, hooksOf, hook, latest } = await setUp();
  const player = await newPlayer();
  const sent = await payOut(player);
  const reference = await referenceOf(player);
  expect((await latest(player))?.state).toBe('paid');
  await forgetAfter(89);
  expect(await hooksOf(reference)).toMatchObject([{ body: JSON.stringify(sent) }]);
  await forgetAfter(91);
  expect(await hooksOf(reference)).toEqual([{ body: '', headers: {} }]);
  expect(await hook('kudipal', sent, verifHash)).toBe(200);
  expect(await hooksOf(reference)).toEqual([{ body: '', headers: {} }]);
});

test('what an open payment, a deposit in review or an open finding needs stays, however old', async () => {
  const { newPlayer, payOut, referenceOf, forgetAfter, hooksOf } = await setUp();
  const open = await newPlayer();
  await payOut(open);
  const found = await newPlayer();
  await payOut(found);
  const inReview = await newPlayer();
  await payOut(inReview);
  const [ofOpen, ofFound, ofReview] = await Promise.all([open, found, inReview].map(referenceOf));
  const { pool } = db.database;
  await pool.query(`update cashier.payment set state = 'sent_unknown' where reference = $1`, [ofOpen]);
  await pool.query(
    `insert into cashier.finding (id, gateway, kind, item, kobo, since)
     values (gen_random_uuid(), 'kudipal', 'differs', 'payout ' || $1, 1, app_now())`,
    [ofFound],
  );
  await pool.query(
    `insert into cashier.received (gateway, provider_id, payment_id, state)
     select w.gateway, w.provider_ref, p.id, 'review' from cashier.web_hook w join cashier.payment p using (reference)
     where reference = $1`,
    [ofReview],
  );
  await forgetAfter(3_000);
  for (const reference of [ofOpen, ofFound, ofReview])
    expect((await hooksOf(reference ?? ''))[0]?.body, reference).toContain(reference);
  expect(
    (
      await pool.query("select destination ->> 'accountName' as name from cashier.payment where reference = any($1)", [
        [ofOpen, ofFound],
      ])
    ).rows,
  ).toEqual([{ name: farAccount.name }, { name: farAccount.name }]);

  await pool.query('update cashier.finding set resolved_at = app_now() where resolved_at is null');
  await forgetAfter(3_001);
  expect(await hooksOf(ofFound ?? '')).toEqual([{ body: '', headers: {} }]);
});

test('a web hook from before its reference was stored waits for every open payment of its gateway', async () => {
  const { newPlayer, payOut, referenceOf, forgetAfter, latest } = await setUp();
  const player = await newPlayer();
  await payOut(player);
  const { pool } = db.database;
  const { rows } = await pool.query('select id from cashier.web_hook where reference = $1', [
    await referenceOf(player),
  ]);
  const bodyNow = async () =>
    (await pool.query('select body from cashier.web_hook where id = $1', [rows[0].id])).rows[0].body;
  await owner.pool.query('update cashier.web_hook set reference = null where id = $1', [rows[0].id]);
  const open = await newPlayer();
  await withdraw(open);
  await owner.pool.query(`update cashier.payment set created_at = created_at - interval '1 hour' where id = $1`, [
    (await latest(open))?.id,
  ]);
  await forgetAfter(91);
  expect(await bodyNow()).not.toBe('');
  await pool.query(
    `update cashier.payment set state = 'canceled', money_due = null where direction = 'withdraw' and state <> 'paid'`,
  );
  await forgetAfter(92);
  expect(await bodyNow()).toBe('');
});

test('of a pay-out, the account and its holder go after five years, but for the last digits', async () => {
  const { newPlayer, payOut, latest, forgetAfter } = await setUp();
  const player = await newPlayer();
  await payOut(player);
  await forgetAfter(5 * 365);
  expect((await latest(player))?.destination).toMatchObject({ accountNumber: farAccount.accountNumber });
  await forgetAfter(5 * 366 + 1);
  expect((await latest(player))?.destination).toEqual({
    kind: 'bank',
    bankCode: farAccount.code,
    accountNumber: `••••••${farAccount.accountNumber.slice(-4)}`,
    accountName: '',
    phone: '',
  });
  const order = (await player.call('GET Banking/GetWithdrawOrder')).data;
  expect(order?.destination).toBe(`••••••${farAccount.accountNumber.slice(-4)}`);
  expect(await withdraw(player, { password: undefined })).toMatchObject({ status: 'STEP_UP_REQUIRED' });
});
