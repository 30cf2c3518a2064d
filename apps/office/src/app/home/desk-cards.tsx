import { Link } from '@harmattan/router/link';
import { EmptyState } from '@harmattan/ui/empty-state';
import { Icon } from '@harmattan/ui/icon';
import { Skeleton } from '@harmattan/ui/skeleton';
import type { Desk, Worklist } from '../../shared/desk.ts';
import { Age } from '../../shared/time/age.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import { useDesks } from '../desks.ts';
import styles from './desk-cards.module.css';
import { useT } from './texts.ts';
import { useWaiting } from './use-waiting.ts';

type DeskWithList = Desk & { worklist: Worklist };

/** What waits for the person who looks, on every desk that has a worklist. */
export function DeskCards() {
  const t = useT();
  const desks = useDesks().filter((desk): desk is DeskWithList => desk.worklist !== undefined);
  if (desks.length === 0) return <EmptyState icon="compass" title={t('home.none.title')} text={t('home.none.text')} />;
  return (
    <ul className={styles.desks} aria-label={t('home.mine.title')}>
      {desks.map((desk) => (
        <li key={desk.name}>
          <DeskCard desk={desk} />
        </li>
      ))}
    </ul>
  );
}

const shownMax = 5;

function DeskCard({ desk: { name, title, icon, worklist } }: { desk: DeskWithList }) {
  const t = useT();
  const { query, all = [], mine = [] } = useWaiting(worklist);
  const oldest = mine[0];
  return (
    <section className={styles.card} aria-labelledby={`desk-${name}`}>
      <div className={styles.head}>
        <Icon name={icon} size={18} />
        <h2 id={`desk-${name}`} className={styles.title}>
          <Link href={`/${name}`} className={styles.link}>
            {title()}
          </Link>
        </h2>
        <span className={styles.all}>{query.data !== undefined && t('home.all', { count: all.length })}</span>
      </div>
      <Remote query={query} skeleton={<Skeleton height="120px" />}>
        {() => (
          <>
            <p className={styles.figure} data-quiet={mine.length === 0 || undefined}>
              {t('home.mine', { count: mine.length })}
              {oldest && (
                <span className={styles.oldest}>
                  {t('home.oldest')} <Age since={oldest.since} />
                </span>
              )}
            </p>
            <ul className={styles.items}>
              {mine.slice(0, shownMax).map((item) => (
                <li key={`${item.title} ${item.id}`}>
                  <Link href={item.href} className={styles.item}>
                    <span className={styles.what}>{item.title}</span>
                    <span className={`${styles.about} figures`}>{item.about}</span>
                    <Age since={item.since} />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Remote>
    </section>
  );
}
