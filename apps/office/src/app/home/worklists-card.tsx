import { Link } from '@harmattan/router/link';
import { serverWord } from '../../shared/texts/texts.ts';
import { Age } from '../../shared/time/age.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { Card, CardNote } from './card.tsx';
import tables from './tables.module.css';
import { useT } from './texts.ts';
import type { Overview } from './use-overview.ts';

/** Everything that waits for a person. */
export function WorklistsCard({ worklists }: Pick<Overview, 'worklists'>) {
  const t = useT();
  return (
    <Card title={t('home.worklists.title')} icon="receipt">
      {worklists.length === 0 ? (
        <CardNote>{t('home.worklists.none')}</CardNote>
      ) : (
        <TableFrame label={t('home.worklists.kind')} look="plain">
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{t('home.worklists.kind')}</th>
                <th scope="col" className={tables.end}>
                  {t('home.worklists.count')}
                </th>
                <th scope="col" className={tables.end}>
                  {t('home.worklists.oldest')}
                </th>
                <th scope="col" className={`${tables.end} ${tables.wide}`}>
                  {t('home.worklists.amount')}
                </th>
                <th scope="col" className={tables.wide}>
                  {t('home.worklists.owners')}
                </th>
              </tr>
            </thead>
            <tbody>
              {worklists.map((list) => (
                <Row key={list.kind} {...list} />
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </Card>
  );
}

function Row({ kind, count, oldest, amount, owners }: Overview['worklists'][number]) {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        <Link href={deskOf(kind)}>{serverWord('payments.kind', kind)}</Link>
      </th>
      <td className={tables.end}>{count}</td>
      <td className={tables.end}>
        <Age since={oldest} />
      </td>
      <td className={`${tables.end} ${tables.wide}`}>{amount !== 0 && <Amount amount={amount} />}</td>
      <td className={`${tables.soft} ${tables.wide}`}>{owners.join(', ') || t('home.worklists.no-owner')}</td>
    </tr>
  );
}

function deskOf(kind: string): string {
  if (kind.startsWith('case') || kind.startsWith('compliance case')) return '/cases';
  if (kind === 'report overdue') return '/compliance';
  if (kind === 'order to answer') return '/compliance/orders';
  if (kind.startsWith('licence')) return '/compliance/licences';
  if (kind === 'identity to decide') return '/verification';
  if (kind === 'bet to decide') return '/book/referrals';
  if (kind === 'code above the alarm') return '/book/exposure';
  return kind === 'number in question' ? '/players' : '/payments';
}
