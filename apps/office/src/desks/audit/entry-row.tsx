import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import styles from './entry-row.module.css';
import { fieldName, readChange } from './read-change.ts';
import { useT } from './texts.ts';
import type { AuditEntry, AuditFilter } from './use-entries.ts';

const kinds = { done: 'good', refused: 'bad', read: 'neutral' } as const;

interface EntryRowProps {
  entry: AuditEntry;
  filter: AuditFilter;
}

export function EntryRow({ entry, filter }: EntryRowProps) {
  const t = useT();
  const { at, actor, action, outcome, subject, reason, address } = entry;
  return (
    <li className={styles.row}>
      <span className={styles.at}>
        <Moment at={at} />
      </span>
      <span>
        <Badge kind={kinds[outcome]}>{t(`audit.outcome.${outcome}`)}</Badge>
      </span>
      <Link href={addressOf({ ...filter, actor })} className={styles.actor} title={t('audit.only-actor', { actor })}>
        {actor}
      </Link>
      <span className={styles.what}>
        <span className={styles.action}>{serverWord('audit.action', action)}</span>
        {subject !== null && (
          <>
            {' '}
            <Link
              href={addressOf({ ...filter, subject })}
              className={styles.subject}
              title={t('audit.only-subject', { subject })}
            >
              {subject}
            </Link>
          </>
        )}
        {reason !== null && <span className={styles.reason}>{reason}</span>}
        <Change entry={entry} />
      </span>
      <span className={styles.address}>{address !== null && address}</span>
    </li>
  );
}

function addressOf(filter: AuditFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return `/audit?${new URLSearchParams(given)}`;
}

/** What was before and after; for a reading, what was asked for. */
function Change({ entry: { before, after, outcome } }: { entry: AuditEntry }) {
  const t = useT();
  const fields = readChange(before, after);
  if (fields.length === 0) return null;
  const hasBefore = fields.some((field) => field.before !== undefined);
  const title = t(outcome === 'read' ? 'audit.asked' : 'audit.change');
  return (
    <details className={styles.change}>
      <summary>{title}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            {hasBefore && <th scope="col">{t('audit.before')}</th>}
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, before: old, after: fresh }) => (
            <tr key={field}>
              <th scope="row">{fieldName(field)}</th>
              {hasBefore && <td>{old ?? '–'}</td>}
              <td>{fresh ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
