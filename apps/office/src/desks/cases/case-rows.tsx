import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import type { ComponentProps } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Age } from '../../shared/time/age.tsx';
import { Due } from '../../shared/time/due.tsx';
import rows from '../../shared/view/row-list.module.css';
import styles from './case-rows.module.css';
import { useT } from './texts.ts';
import type { ListedCase } from './use-cases.ts';
import { whoseText } from './whose-text.ts';

interface CaseRowsProps {
  /** Read out as the name of the list, and shown above it. */
  title: string;
  cases: readonly ListedCase[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function CaseRows({ title, cases, rowProps }: CaseRowsProps) {
  const t = useT();
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{cases.length}</span>
      </h2>
      <div className={`${rows.rows} ${styles.rows}`}>
        <div className={rows.head} aria-hidden="true">
          <span>{t('cases.column.due')}</span>
          <span>{t('cases.column.case')}</span>
          <span>{t('cases.column.who')}</span>
          <span>{t('cases.column.owner')}</span>
          <span className={rows.end}>{t('cases.column.since')}</span>
        </div>
        <ul className={styles.list} aria-label={title}>
          {cases.map((one) => (
            <li key={one.id}>
              <Link {...rowProps(one.id)} href={`/cases/${one.id}`} className={`${rows.row} ${styles.row}`}>
                <CaseCells one={one} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CaseCells({ one }: { one: ListedCase }) {
  const t = useT();
  const { id, subject, category, priority, state, owner, since, dueAt, reopened, audience } = one;
  return (
    <>
      <span className={`${rows.soft} ${styles.due}`}>
        {state === 'open' ? <Due at={dueAt} /> : serverWord('cases.state', state)}
      </span>
      <span className={styles.what}>
        <span className={`${rows.soft} figures`}>{id}</span>
        <span className={`${rows.strong} ${styles.subject}`}>{subject}</span>
        <span className={styles.marks}>
          {priority !== 'normal' && (
            <Badge kind={priority === 'low' ? 'neutral' : 'bad'}>{serverWord('cases.priority', priority)}</Badge>
          )}
          <Badge>{serverWord('cases.category', category)}</Badge>
          {reopened > 0 && <Badge kind="info">{t('cases.reopened', { count: reopened })}</Badge>}
          {audience === 'compliance' && <Badge kind="info">{t('cases.compliance')}</Badge>}
        </span>
      </span>
      <span className={`${rows.soft} ${styles.who} figures`}>{whoseText(one)}</span>
      <span className={`${rows.soft} ${styles.owner}`}>{owner ?? t('cases.without-owner')}</span>
      <span className={`${rows.soft} ${rows.end} ${styles.since}`}>
        <Age since={since} />
      </span>
    </>
  );
}
