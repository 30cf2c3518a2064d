import { Moment } from '../../shared/time/moment.tsx';
import styles from './case-thread.module.css';
import { useT } from './texts.ts';
import type { WholeCase } from './use-cases.ts';

/** What was written and what happened, the oldest first. What the player reads stands apart from what only the staff does. */
export function CaseThread({ entries }: { entries: WholeCase['entries'] }) {
  const t = useT();
  return (
    <ol className={styles.thread} aria-label={t('cases.thread')}>
      {entries.map(({ at, kind, author, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end.
        <li key={place} className={styles.entry} data-kind={kind}>
          <p className={styles.head}>
            <span className={styles.kind}>{t(`cases.entry.${kind}`)}</span>
            {author !== null && <span>{author}</span>}
            <Moment at={at} />
          </p>
          <p className={styles.text}>{text === '' ? t('cases.entry.forgotten') : text}</p>
        </li>
      ))}
    </ol>
  );
}
