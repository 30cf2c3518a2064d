import { paths } from '@harmattan/wires/flutterwave';
import { listPaths } from '@harmattan/wires/flutterwave-lists';
import { expect, test } from 'vitest';
import { payout, startKudipal } from '../testing/kudipal-customer.ts';
import { useTestDatabase } from '../testing/test-gateways.ts';
import { pageRows } from './list-store.ts';

const db = useTestDatabase();
const dayMs = 24 * 3_600_000;

async function setUp() {
  const stage = await startKudipal(db);
  const balance = async () => (await stage.api.get(listPaths.balance('NGN'))).json().data.ledger_balance as number;
  async function list(of: 'transactions' | 'transfers' | 'settlements' | 'chargebacks' | 'refunds') {
    const rows = [];
    for (let page = 1; ; page += 1) {
      const answer = (await stage.api.get(listPaths[of]({ from: '2000-01-01', to: '2100-01-01', page }))).json();
      rows.push(...answer.data);
      if (page >= answer.meta.page_info.total_pages) return rows;
    }
  }
  return { ...stage, balance, list };
}

test('lists every payment with its fee, page by page, and the balance is what the lists come to', async () => {
  const { card, api, balance, list } = await setUp();
  const before = await balance();
  await Promise.all(Array.from({ length: pageRows + 2 }, () => card('plain', { amount: 1_000 })));
  await card('declined', { amount: 1_000 });
  const paidOut = payout({ amount: 700 });
  await api.post(paths.transfers, paidOut);
  await expect
    .poll(async () => (await list('transfers')).find(({ reference }) => reference === paidOut.reference)?.status, {
      timeout: 60_000,
    })
    .toBe('SUCCESSFUL');
  const successful = async () => (await list('transactions')).filter(({ status }) => status === 'successful');
  await expect.poll(async () => (await successful()).length).toBe(pageRows + 2);
  const charges = await list('transactions');
  expect(new Set(charges.map(({ id }) => id)).size).toBe(charges.length);
  expect(charges.find(({ status }) => status === 'successful')).toMatchObject({ amount: 1_000, app_fee: 14 });
  expect((await balance()) - before).toBeCloseTo((pageRows + 2) * (1_000 - 14) - 700 - 10.75, 2);
});

test('a list is of the days that are asked for', async () => {
  const { card, api } = await setUp();
  await card('plain');
  const old = (await api.get(listPaths.transactions({ from: '2001-01-01', to: '2001-12-31', page: 1 }))).json();
  expect(old).toMatchObject({ data: [], meta: { page_info: { total: 0, total_pages: 0 } } });
});

test('a payment with the card for it is charged back once, and a refund is paid once', async () => {
  const { card, api, balance, list, moveClock } = await setUp();
  const taken = (await card('charged back', { amount: 300 })).json().data;
  const returned = (await card('plain', { amount: 200 })).json().data;
  const before = await balance();
  for (let times = 0; times < 2; times += 1) {
    const refund = (await api.post(`/v3/transactions/${returned.id}/refund`, {})).json();
    expect(refund.data).toMatchObject({ tx_id: returned.id, amount_refunded: 200, status: 'completed' });
  }
  await moveClock(61_000);
  await expect
    .poll(async () => (await list('chargebacks')).filter(({ transaction_id }) => transaction_id === taken.id), {
      timeout: 60_000,
    })
    .toMatchObject([{ amount: 300, status: 'lost', tx_ref: taken.tx_ref }]);
  expect((await list('refunds')).filter(({ tx_id }) => tx_id === returned.id)).toHaveLength(1);
  expect(await balance()).toBeCloseTo(before - 500, 2);
});

test('what stood on the balance at midnight is paid to the bank once', async () => {
  const { card, balance, list, moveClock } = await setUp();
  await card('plain', { amount: 5_000 });
  await moveClock(dayMs);
  await expect.poll(async () => balance(), { timeout: 60_000 }).toBe(0);
  const settlements = await list('settlements');
  expect(settlements.length).toBeGreaterThan(0);
  expect(settlements.at(-1)).toMatchObject({ status: 'completed', currency: 'NGN' });
});
