import { useT } from '@harmattan/i18n/use-t';
import { HistoryTabs } from '../../shared/page/history-tabs.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { gameRounds } from './round-list.ts';
import { RoundsFace } from './rounds-face.tsx';
import styles from './rounds-page.module.css';

export function RoundsPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <PageHeading className={styles.heading}>{t('rounds.title')}</PageHeading>
      <HistoryTabs current="games" />
      <RoundsFace list={gameRounds} />
    </div>
  );
}
