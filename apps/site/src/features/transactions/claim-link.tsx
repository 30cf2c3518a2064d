import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { methodNames } from '../../shared/cashier/method-names.ts';
import type { Transaction } from './fetch-transactions.ts';

/** Failed, or not paid in time. */
const notCome = [2, 5];

/** From a deposit that did not come to the form for players who were debited, with what is known of it. */
export function ClaimLink({ row }: { row: Transaction }) {
  const t = useT();
  if (row.type !== 1 || !notCome.includes(row.status)) return null;
  const known = {
    ...{ claim: '1', amount: String(row.amount), at: row.transactionStartDate },
    ...(Object.hasOwn(methodNames, row.customerNote) && { method: row.customerNote }),
  };
  return (
    <ButtonLink size="small" href={`/deposit?${new URLSearchParams(known)}`}>
      {t('transactions.claim')}
    </ButtonLink>
  );
}
