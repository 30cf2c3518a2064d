import { useT } from '@harmattan/i18n/use-t';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { LinkTabs } from '@harmattan/ui/tabs';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { ActivityFace } from './activity-face.tsx';
import styles from './activity-page.module.css';
import { CheckCard } from './check-card.tsx';
import { MoreCard } from './more-card.tsx';
import type { Unit } from './use-activity.ts';

export function ActivityPage() {
  const t = useT();
  const [search] = useSearchParams();
  const by: Unit = search.get('by') === 'month' ? 'month' : 'week';
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading className={styles.heading}>{t('activity.title')}</PageHeading>
        <p className={styles.text}>{t('activity.text')}</p>
      </div>
      <LinkTabs
        label={t('activity.by')}
        tabs={[
          { href: '/activity', label: t('activity.by.week'), isCurrent: by === 'week' },
          { href: '/activity?by=month', label: t('activity.by.month'), isCurrent: by === 'month' },
        ]}
      />
      <ActivityFace by={by} />
      <div className={styles.cards}>
        <CheckCard />
        <MoreCard />
      </div>
    </div>
  );
}
