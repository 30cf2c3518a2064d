import { useT } from '@harmattan/i18n/use-t';
import type { Transaction } from './fetch-transactions.ts';
import { StatusBadge } from './status-badge.tsx';
import styles from './transactions-table.module.css';
import { useTransactionTexts } from './use-transaction-texts.ts';

/** On a phone each row is a card, with the name of the column beside each value. */
export function TransactionsTable({ rows }: { rows: readonly Transaction[] }) {
  const t = useT();
  const { columns, textsOf } = useTransactionTexts();
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('transactions.title')}</caption>
      <thead className={styles.head}>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" data-name={name}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const texts = textsOf(row);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their order is final.
            <tr key={index} className={styles.row}>
              {names.map((name) => (
                <td key={name} data-name={name} data-column={columns[name]} className="figures">
                  {name === 'status' ? <StatusBadge status={row.status} text={texts.status} /> : texts[name] || '–'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
