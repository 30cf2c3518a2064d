import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { methodNames } from '../../../shared/cashier/method-names.ts';
import { wireAmountText } from '../../../shared/cashier/wire-amount.ts';
import { wireTimeText } from '../../../shared/time/wire-time-text.ts';
import styles from './claim.module.css';
import type { Claim } from './use-claims.ts';

const kinds = { looking: 'info', waiting: 'info', credited: 'good', rejected: 'bad' } as const;

/** The player's claims, newest first, with how each of them stands. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  const t = useT();
  return (
    <section className={styles.list} aria-labelledby="deposit-claims">
      <h2 id="deposit-claims" className={styles.title}>
        {t('deposit.claim.list')}
      </h2>
      <ul className={styles.rows} aria-live="polite">
        {claims.map(({ id, viewName, amount, paidAt, state, creditedAmount }) => (
          <li key={id} className={styles.row}>
            <span className={`${styles.amount} figures`}>{wireAmountText(creditedAmount ?? amount)}</span>
            <Badge kind={kinds[state]}>{t(`deposit.claim.${state}`)}</Badge>
            <span className={`${styles.facts} figures`}>
              {isKnown(viewName) && t(methodNames[viewName])} · {wireTimeText(paidAt)}
            </span>
            <span className={styles.text}>{t(`deposit.claim.${state}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isKnown(viewName: string): viewName is keyof typeof methodNames {
  return Object.hasOwn(methodNames, viewName);
}
