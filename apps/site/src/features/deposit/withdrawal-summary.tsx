import { useT } from '@harmattan/i18n/use-t';
import { brand } from '../../shared/brand/brand.ts';
import { Fold } from './fold.tsx';
import styles from './withdrawal-summary.module.css';

/** Folded: it is about the other page. The limits that count for one way to be paid stand on the other page. */
const limits = { min: '500.00', max: '2,000,000.00' };

export function WithdrawalSummary() {
  const t = useT();
  const facts = [
    [t('deposit.summary.min'), `${limits.min} ${brand.currency}`],
    [t('deposit.summary.max'), `${limits.max} ${brand.currency}`],
    [t('deposit.summary.fee'), t('deposit.summary.free')],
  ];
  return (
    <Fold title={t('deposit.summary')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
