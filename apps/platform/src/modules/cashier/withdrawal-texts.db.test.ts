import { expect, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { createSms, tellOfWithdrawals } from '../sms/index.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);

async function setUp({ url }: { url?: string } = {}) {
  const test = await startTestCashier(db, wallet);
  const inbox = await startSmsInbox();
  const settings = { url: url ?? inbox.url, apiKey: 'sandbox', sender: 'Harmattan' };
  tellOfWithdrawals({ outbox: test.outbox, sms: createSms({ settings, log: createLog({ level: 'silent' }) }) });
  const player = test.customer(await playerWith(1_000_000_00n));
  const toBank = (body: object = {}) =>
    player.call('POST Banking/RegisterKudipalWithdraw', {
      body: {
        ...{ amount: 12_345.5, accountNumber: farAccount.accountNumber, code: farAccount.code },
        ...{ accountName: farAccount.name, password: testPassword, ...body },
      },
    });
  const toWallet = (query: object = {}) =>
    player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000', ...query } });
  /** What the player has got once all is delivered that is due. */
  const texts = async () => {
    await test.outbox.drainOnce();
    return inbox.texts.filter(({ to }) => to === player.userName).map(({ text }) => text);
  };
  const cancel = () => player.call('POST Banking/RejectWithadrawByUser');
  return { ...test, player, toBank, toWallet, texts, cancel };
}

test('a withdrawal to a bank account is told by a text with the amount and the last four digits, and no more of them', async () => {
  const { toBank, texts } = await setUp();
  await toBank();
  const [text, ...more] = await texts();
  expect(more).toEqual([]);
  expect(text).toContain('NGN 12,345.50');
  expect(text).toContain(`bank account ending in ${farAccount.accountNumber.slice(-4)}`);
  expect(text).not.toContain(farAccount.accountNumber.slice(-5));
  expect(text).not.toContain(farAccount.name);
});

test.each([
  ['en', /mobile money ending in (\d{4}) was requested/],
  ['sw', /pesa kwa simu inayoishia na (\d{4})/],
  ['zh', /尾号 (\d{4}) 的移动钱包/],
] as const)('a page in %s gets its text in that language', async (lang, words) => {
  const { toWallet, texts, player } = await setUp();
  await toWallet({ lang });
  const [text] = await texts();
  expect(words.exec(text ?? '')?.[1]).toBe(player.userName.slice(-4));
  expect(text).toContain('NGN 1,000.00');
});

test('a later request in another language does not choose the language of its text', async () => {
  const { toWallet, texts, sweep } = await setUp();
  await toWallet({ lang: 'sw' });
  await sweep();
  await toWallet({ lang: 'zh' });
  expect((await texts()).at(-1)).toMatch(/^Ombi la kutoa/);
});

test('the same request twice and two at once are told once', async () => {
  const { toWallet, texts, sweep } = await setUp();
  const key = crypto.randomUUID();
  await Promise.all([toWallet({ key }), toWallet({ key }), toWallet()]);
  await toWallet({ key });
  await Promise.all([sweep(), sweep()]);
  expect(await texts()).toHaveLength(1);
});

test('what was refused is not told', async () => {
  const { toWallet, toBank, texts } = await setUp();
  await toWallet({ amount: '1500000' });
  await toBank({ accountNumber: '0000000000' });
  expect(await texts()).toEqual([]);
});

test('the money goes out whether or not the text does, and the text is tried again', async () => {
  const { toWallet, sweep, paymentsOf, player, outbox } = await setUp({ url: 'http://127.0.0.1:9' });
  expect((await toWallet()).statusCode).toBe(0);
  await outbox.drainOnce();
  await sweep();
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'paid' }]);
  const { rows } = await db.database.pool.query(
    `select attempts from plumbing.outbox where topic = 'cashier.withdrawal-requested' and delivered_at is null
       and payload ->> 'userName' = $1`,
    [player.userName],
  );
  expect(rows).toMatchObject([{ attempts: 1 }]);
});

test('ordering and cancelling over and over ends in no flood of texts', async () => {
  const { toWallet, texts, cancel } = await setUp();
  for (let orders = 0; orders < 23; orders += 1) {
    // Above the automatic limit, so that it waits and can be cancelled.
    expect((await toWallet({ amount: '60000' })).statusCode).toBe(0);
    await cancel();
  }
  expect(await texts()).toHaveLength(20);
});
