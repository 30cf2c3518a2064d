import { useT } from '@harmattan/i18n/use-t';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './activity-table.module.css';
import { sumProducts } from './sums.ts';
import type { ActivityPeriod } from './use-activity.ts';

const columns = ['staked', 'won', 'net'] as const;

export function ProductTable({ periods }: { periods: readonly ActivityPeriod[] }) {
  const t = useT();
  const products = sumProducts(periods);
  if (products.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('activity.table.product')}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('activity.column.product')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`activity.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((row) => (
          <tr key={row.product} className={styles.row}>
            <th scope="row">{t(`activity.product.${row.product}`)}</th>
            {columns.map((name) => (
              <td key={name} data-column={t(`activity.${name}`)}>
                <WireMoney amount={row[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
