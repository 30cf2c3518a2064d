import { useT } from '@harmattan/i18n/use-t';
import { plainAmount } from '../../shared/money/amount-text.ts';
import type { Transaction } from './fetch-transactions.ts';
import { useTransactionTexts } from './use-transaction-texts.ts';

/** The table as a spreadsheet can compute with it: amounts without separators, their currency in a column of its own. */
export function useCsvLines(): (rows: readonly Transaction[]) => string[][] {
  const t = useT();
  const { columns, textsOf } = useTransactionTexts();
  const currency = t('transactions.column.currency');
  const { time, activity, amount, balance, comment, status, reference } = columns;
  const head = [time, activity, amount, currency, balance, currency, comment, status, reference];
  return (rows) => [
    head,
    ...rows.map((row) => {
      const texts = textsOf(row);
      return [
        texts.time,
        texts.activity,
        plainAmount(row.amount),
        row.transCurrency,
        row.currentbalance === null ? '' : plainAmount(row.currentbalance),
        row.userCurrency,
        texts.comment,
        texts.status,
        texts.reference,
      ];
    }),
  ];
}
