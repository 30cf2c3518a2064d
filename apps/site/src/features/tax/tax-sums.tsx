import { useT } from '@harmattan/i18n/use-t';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './tax-page.module.css';
import type { TaxYear } from './use-tax.ts';

const figures = ['gross', 'tax', 'net'] as const;

/** What one authority is about: before tax, withheld, paid. */
export function TaxSums({ sums }: { sums: TaxYear['authorities'][number] }) {
  const t = useT();
  return (
    <div className={styles.authority}>
      <p className={styles.name}>{sums.authority}</p>
      <dl className={styles.sums}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`tax.${figure}`)}</dt>
            <dd className="figures">
              <WireMoney amount={sums[figure]} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('tax.entries')}</dt>
          <dd className="figures">{sums.entries}</dd>
        </div>
      </dl>
    </div>
  );
}
