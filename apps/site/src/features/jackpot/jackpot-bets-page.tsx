import { useT } from '@harmattan/i18n/use-t';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { BetsFace } from './bets/bets-face.tsx';
import styles from './jackpot-page.module.css';
import { JackpotTabs } from './jackpot-tabs.tsx';

export function JackpotBetsPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <div className={styles.view}>
        <PageHeading className={styles.heading}>{t('jackpot.bets.title')}</PageHeading>
        <JackpotTabs current="bets" />
        <BetsFace />
      </div>
    </div>
  );
}
