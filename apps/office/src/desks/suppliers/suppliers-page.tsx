import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { Age } from '../../shared/time/age.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './desk-section.module.css';
import { SuppliersFrame } from './suppliers-frame.tsx';
import { useT } from './texts.ts';
import { type Supplier, useSuppliers } from './use-suppliers.ts';

/** Of the calls of an hour. */
const poorShare = 0.02;

const figures = ['answered', 'refused', 'failed', 'malformed'] as const;

export function SuppliersPage() {
  const query = useSuppliers();
  return (
    <SuppliersFrame>
      <Remote query={query}>{(suppliers) => <SupplierTable suppliers={suppliers} />}</Remote>
    </SuppliersFrame>
  );
}

function SupplierTable({ suppliers }: { suppliers: Supplier[] }) {
  const t = useT();
  return (
    <div className={styles.section}>
      <TableFrame label={t('suppliers.list')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('suppliers.column.supplier')}</th>
              <th scope="col">{t('suppliers.column.state')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className={tables.figure}>
                  {t(`suppliers.column.${figure}`)}
                </th>
              ))}
              <th scope="col" className={tables.figure}>
                {t('suppliers.column.open')}
              </th>
              <th scope="col" className={tables.figure}>
                {t('suppliers.column.stakes')}
              </th>
              <th scope="col" className={tables.figure}>
                {t('suppliers.column.oldest')}
              </th>
            </tr>
          </thead>
          <tbody>
            {suppliers.map((supplier) => (
              <SupplierRow key={supplier.supplier} supplier={supplier} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className={styles.note}>
        {t('suppliers.note')} <Link href="/">{t('suppliers.switch')}</Link>
      </p>
    </div>
  );
}

function SupplierRow({ supplier }: { supplier: Supplier }) {
  const t = useT();
  const { name, kind, lastHour, openRounds, openStakes, oldest, usualMinutes } = supplier;
  const hasTrouble = lastHour.failed > poorShare * (lastHour.answered + lastHour.failed);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={tables.second}>{t(`suppliers.kind.${kind}`, { minutes: usualMinutes })}</span>
      </th>
      <td>
        <State supplier={supplier} />
      </td>
      {figures.map((figure) => (
        <td key={figure} className={`${tables.figure} figures`}>
          {figure === 'failed' && hasTrouble ? <Badge kind="bad">{lastHour.failed}</Badge> : lastHour[figure]}
        </td>
      ))}
      <td className={`${tables.figure} figures`}>
        {openRounds === 0 ? 0 : <Link href={`/suppliers/rounds?supplier=${supplier.supplier}`}>{openRounds}</Link>}
      </td>
      <td className={tables.figure}>
        <Amount amount={openStakes} />
      </td>
      <td className={tables.figure}>{oldest === null ? '–' : <Age since={oldest} />}</td>
    </tr>
  );
}

function State({ supplier: { isReachable, incident } }: { supplier: Supplier }) {
  const t = useT();
  if (incident !== null)
    return (
      <span title={incident.reason}>
        <Badge kind="info">{t('suppliers.state.paused')}</Badge>
      </span>
    );
  if (isReachable === null) return <Badge>{t('suppliers.state.off')}</Badge>;
  return (
    <Badge kind={isReachable ? 'good' : 'bad'}>{t(isReachable ? 'suppliers.state.up' : 'suppliers.state.down')}</Badge>
  );
}
