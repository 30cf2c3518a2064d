import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { ContentFrame } from './content-frame.tsx';
import styles from './content-page.module.css';
import { useT } from './texts.ts';
import { type ContentKind, type ContentRow, isBegun, isKind, newKey, useContentList } from './use-content.ts';

export function ContentPage({ parts: { kind = 'promotion' } }: { parts: Record<string, string> }) {
  return isKind(kind) ? <ContentListPage kind={kind} /> : <ContentListPage kind="promotion" />;
}

function ContentListPage({ kind }: { kind: ContentKind }) {
  const t = useT();
  const query = useContentList(kind);
  const mayCreate = query.data?.actions.includes('create');
  return (
    <ContentFrame
      kind={kind}
      aside={
        mayCreate &&
        isBegun(kind) && (
          <ButtonLink kind="primary" href={`/content/${kind}/${newKey}`}>
            {t(`content.new.${kind}`)}
          </ButtonLink>
        )
      }
    >
      <Remote query={query}>{({ rows }) => <ContentTable kind={kind} rows={rows} />}</Remote>
    </ContentFrame>
  );
}

function ContentTable({ kind, rows }: { kind: ContentKind; rows: readonly ContentRow[] }) {
  const t = useT();
  if (rows.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="feather" title={t('content.empty.title')} text={t('content.empty.text')} />
      </div>
    );
  return (
    <TableFrame label={t(`content.kinds.${kind}`)}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('content.column.title')}</th>
            <th scope="col">{t('content.column.state')}</th>
            <th scope="col">{t('content.column.changed')}</th>
            <th scope="col">{t('content.column.by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={styles.name}>
                <Link href={`/content/${kind}/${row.key}`}>{titleOf(row)}</Link>
              </th>
              <td>
                <StateBadges row={row} />
              </td>
              <td>{row.newest.at === null ? t('content.from-file') : <Moment at={row.newest.at} />}</td>
              <td>{row.newest.by ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Pages are known by their names. */
export function titleOf({ kind, title }: { kind: ContentKind; title: string }): string {
  return kind === 'page' ? serverWord('content.page', title) : title;
}

function StateBadges({ row: { newest, published, isOn, pending } }: { row: ContentRow }) {
  const t = useT();
  return (
    <span className={styles.states}>
      <Badge kind={isOn ? 'good' : 'neutral'}>{t(isOn ? 'content.state.on' : 'content.state.off')}</Badge>
      {newest.number > published && pending === null && <Badge kind="info">{t('content.state.draft')}</Badge>}
      {pending !== null && (
        <Badge kind="info">
          {t('content.state.planned')} <Moment at={pending} />
        </Badge>
      )}
    </span>
  );
}
