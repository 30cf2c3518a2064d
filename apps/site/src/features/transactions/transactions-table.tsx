import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { ClaimLink } from './claim-link.tsx';
import type { Transaction } from './fetch-transactions.ts';
import { StatusBadge } from './status-badge.tsx';
import styles from './transactions-table.module.css';
import { useTransactionTexts } from './use-transaction-texts.ts';

interface TransactionsTableProps {
  rows: readonly Transaction[];
  onReceipt: (id: string) => void;
}

/** On a phone each row is a card, with the name of the column beside each value. */
export function TransactionsTable({ rows, onReceipt }: TransactionsTableProps) {
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
        {rows.map((row) => {
          const texts = textsOf(row);
          return (
            <tr key={row.id} className={styles.row}>
              {names.map((name) => (
                <td key={name} data-name={name} data-column={columns[name]} className="figures">
                  {name === 'status' && <StatusBadge status={row.status} text={texts.status} />}
                  {name === 'reference' && <ReceiptLink row={row} onOpen={onReceipt} />}
                  {name !== 'status' && name !== 'reference' && (texts[name] || '–')}
                  {name === 'status' && <ClaimLink row={row} />}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ReceiptLinkProps {
  row: Transaction;
  onOpen: (id: string) => void;
}

/** A correction by the operator went through no payment service, and has no receipt. */
function ReceiptLink({ row, onOpen }: ReceiptLinkProps) {
  const t = useT();
  const isPayment = row.type === 1 || row.type === 2;
  return (
    <span className={styles.reference}>
      <span className={styles.number}>{row.reference}</span>
      {isPayment && (
        <Button size="small" onClick={() => onOpen(row.id)}>
          {t('transactions.receipt')}
          <span className="visually-hidden"> {row.reference}</span>
        </Button>
      )}
    </span>
  );
}
