import { useT } from '@harmattan/i18n/use-t';
import { methodNames } from '../../shared/cashier/method-names.ts';
import { useFailureReason } from '../../shared/cashier/use-failure-reason.ts';
import { amountText } from '../../shared/money/amount-text.ts';
import { wireTimeText } from '../../shared/time/wire-time-text.ts';
import type { Transaction } from './fetch-transactions.ts';

export type Status = 0 | 1 | 2 | 3 | 4 | 5;

/** One transaction in words, for the table and for the file alike. */
export function useTransactionTexts() {
  const t = useT();
  const reason = useFailureReason();
  return {
    columns: {
      time: t('transactions.column.time'),
      activity: t('transactions.column.activity'),
      amount: t('transactions.column.amount'),
      balance: t('transactions.column.balance'),
      comment: t('transactions.column.comment'),
      status: t('transactions.column.status'),
      reference: t('transactions.column.reference'),
    },
    textsOf: (row: Transaction) => ({
      time: wireTimeText(row.transactionStartDate),
      activity: t(`transactions.type.${row.type}`),
      amount: `${amountText(row.amount)} ${row.transCurrency}`,
      balance: row.currentbalance === null ? '' : `${amountText(row.currentbalance)} ${row.userCurrency}`,
      comment: isMethod(row.customerNote)
        ? t(methodNames[row.customerNote])
        : row.customerNote && reason(row.customerNote),
      status: t(`transactions.status.${row.status as Status}`),
      reference: row.reference,
    }),
  };
}

function isMethod(note: string): note is keyof typeof methodNames {
  return Object.hasOwn(methodNames, note);
}
