import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a transaction shows time, activity, amount, balance, comment and status, each sum with its currency', async () => {
  const { draw } = await openPage();
  const { TransactionsTable } = await import('./transactions-table.tsx');
  const row = {
    transactionStartDate: '2026-11-15T13:05:00.123',
    type: 2,
    amount: 12_345.5,
    transCurrency: 'TZS',
    currentbalance: 1_000,
    userCurrency: 'NGN',
    customerNote: 'KudipalWithdraw',
    status: 4,
    id: 'an id',
    reference: 'a reference',
  } as const;
  const markup = draw(<TransactionsTable rows={[row]} onReceipt={() => {}} />);
  const cells = (tag: string) =>
    [...markup.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inside = '']) => wordsOf(inside));
  const [names, values] = [cells('th'), cells('td')];
  const specified = {
    'Date and time': '2026-11-15 13:05:00',
    Activity: 'Withdraw',
    Amount: '12,345.50 TZS',
    'Current balance': '1,000.00 NGN',
    Comment: 'Bank account',
    Status: 'Error with rollback',
  };
  expect(names.filter((name) => name in specified)).toEqual(Object.keys(specified));
  expect(Object.fromEntries(names.map((name, at) => [name, values[at]]))).toMatchObject(specified);
});
