import { inTransaction } from '@harmattan/process/transaction';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { createLocalBus } from '../../plumbing/bus.ts';
import { createLog } from '../../plumbing/log.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { testCases } from '../../testing/test-cases.ts';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { createMessages } from '../messages/index.ts';
import { createSms, tellOfDeposits } from '../sms/index.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const { pool } = db.database;
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };

async function setUp(env: NodeJS.ProcessEnv = {}, language: 'en' | 'sw' | 'zh' = 'en') {
  const test = await startTestCashier(db, wallet, env);
  const log = createLog({ level: 'silent' });
  const bus = createLocalBus({ log });
  const player = test.customer(await playerWith(10_000_00n));
  const { playerId, userName } = player;
  const languageOf = async () => language;
  const { takeQuestion: onQuestion } = testCases(db.database.pool);
  createMessages({
    ...{ database: db.database, bus, log, outbox: test.outbox },
    ...{ brandName: 'Harmattan', languageOf, onQuestion },
  });
  const inbox = await startSmsInbox();
  const sms = createSms({ settings: { url: inbox.url, apiKey: 'sandbox', sender: 'Harmattan' }, log });
  tellOfDeposits({ outbox: test.outbox, sms, languageOf, userNameOf: async () => userName });
  const news: unknown[] = [];
  bus.subscribe('cashier.payment-settled', (message) => news.push(message));
  const payload = { playerId: String(playerId), referrerCode: null };
  await inTransaction(pool, (open) => test.outbox.record(open, { topic: 'identity.registered', payload }));
  /** What the inbox has of payments, once all is delivered that is due. */
  const letters = async () => {
    await test.outbox.drainOnce();
    const { rows } = await pool.query<{ header: string; body: string }>(
      `select l.header, l.body from messages.message m join messages.letter l on l.id = m.letter_id
       where m.player_id = $1 and l.key like 'write:%:payment:%' order by m.id`,
      [playerId],
    );
    return rows;
  };
  const texts = () => inbox.texts.filter(({ to }) => to === userName).map(({ text }) => text);
  const deposit = async () => {
    const { data } = await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 1_500 } });
    return { id: data.id, data: test.far.kudipal.receive(data.id, 1_500_00n) };
  };
  const tell = (data: object) => test.hook('kudipal', { event: 'charge.completed', data }, verifHash);
  return { ...test, player, news, letters, texts, deposit, tell };
}

test('a deposit is told once, with its reference and its receipt, however many hooks and sweepers there are', async () => {
  const { player, news, letters, texts, deposit, tell, cashier, sweep } = await setUp();
  const { id, data } = await deposit();
  await Promise.all([tell(data), tell(data), tell({ ...data, status: 'pending' }), cashier.sweepOnce()]);
  await Promise.all([sweep(), sweep(), sweep()]);
  await tell(data);
  await sweep();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.header).toBe('NGN 1,500.00 has arrived');
  expect(letter?.body).toContain(`Reference: ${id}`);
  expect(letter?.body).toContain(`(/TransactionHistory?receipt=${id})`);
  expect(news).toEqual([{ playerId: player.playerId, amountMinor: 1_500_00n, id, direction: 'deposit' }]);
  expect(texts()).toEqual([]);
});

test('a pay-out is told once when it is paid, and not before', async () => {
  const { player, letters, far, cashier, sweep, paymentsOf } = await setUp({}, 'sw');
  far.fasthub.answerCashIns('111');
  await player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '700' } });
  await sweep();
  expect(await letters()).toEqual([]);
  far.fasthub.answerCashIns('000');
  const paymentId = (await paymentsOf(player.playerId)).at(-1)?.id ?? '';
  const word = { paymentId, outcome: 'paid', by: 'ngozi', why: 'asked the gateway' } as const;
  await Promise.all([cashier.settleWithdrawal(word), cashier.settleWithdrawal(word), cashier.sweepOnce()]);
  await sweep();
  expect((await letters()).map(({ header }) => header)).toEqual(['NGN 700.00 imelipwa']);
});

test('what fails is not told as paid', async () => {
  const { player, letters, far, sweep, moveClock } = await setUp();
  far.fasthub.answerCashIns('010');
  await player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '700' } });
  await sweep();
  await moveClock(6);
  await sweep();
  expect(await letters()).toEqual([]);
});

test('a fact that is delivered again writes nothing more', async () => {
  const { letters, deposit, tell, sweep } = await setUp();
  const { data } = await deposit();
  await tell(data);
  await sweep();
  expect(await letters()).toHaveLength(1);
  await pool.query(
    "update plumbing.outbox set delivered_at = null, due_at = app_now() where topic = 'cashier.payment-settled'",
  );
  expect(await letters()).toHaveLength(1);
});

test('a deposit is told by a text where the settings say so, once', async () => {
  const { letters, texts, deposit, tell, sweep } = await setUp({ DEPOSIT_TEXTS: 'on' }, 'zh');
  const { data } = await deposit();
  await Promise.all([tell(data), tell(data)]);
  await sweep();
  await letters();
  expect(texts()).toEqual(['NGN 1,500.00 已到账，已计入您的余额。']);
});
