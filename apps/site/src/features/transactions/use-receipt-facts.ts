import { useT } from '@harmattan/i18n/use-t';
import { methodNames } from '../../shared/cashier/method-names.ts';
import { useFailureReason } from '../../shared/cashier/use-failure-reason.ts';
import { amountText } from '../../shared/money/amount-text.ts';
import { wireTimeText } from '../../shared/time/wire-time-text.ts';
import type { ReceiptData } from './use-receipt.ts';
import type { Status } from './use-transaction-texts.ts';

export interface ReceiptFact {
  name: string;
  value: string;
}

/** What stands on a receipt, line by line: on the page, on paper and in a message alike. */
export function useReceiptFacts(): (receipt: ReceiptData) => ReceiptFact[] {
  const t = useT();
  const reason = useFailureReason();
  return (receipt) => {
    const { viewName, message, destination, accountName, gatewayReference } = receipt;
    const method = Object.hasOwn(methodNames, viewName)
      ? t(methodNames[viewName as keyof typeof methodNames])
      : viewName;
    const lines: [string, string | null][] = [
      [t('transactions.column.activity'), t(`transactions.type.${receipt.type}`)],
      [t('transactions.column.amount'), `${amountText(receipt.amount)} ${receipt.currency}`],
      [t('transactions.column.status'), t(`transactions.status.${receipt.status as Status}`)],
      [t('transactions.column.comment'), message === '' ? null : reason(message)],
      [t('transactions.receipt.reason'), receipt.comment],
      [t('transactions.receipt.method'), method],
      [t('transactions.receipt.account'), destination],
      [t('transactions.receipt.holder'), accountName],
      [t('transactions.receipt.started'), wireTimeText(receipt.startTime)],
      [t('transactions.receipt.since'), wireTimeText(receipt.statusTime)],
      [t('transactions.column.reference'), receipt.reference],
      [t('transactions.receipt.gateway'), gatewayReference],
    ];
    return lines.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  };
}
