import { useT } from '@harmattan/i18n/use-t';
import { Link } from '@harmattan/router/link';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { ClearedNotice } from './cleared-notice.tsx';
import styles from './jackpot-page.module.css';
import { JackpotTabs } from './jackpot-tabs.tsx';
import { ListFace } from './list-face.tsx';

export function ListView() {
  const t = useT();
  return (
    <div className={styles.view}>
      <PageHeading className={styles.heading}>{t('shell.jackpot')}</PageHeading>
      <JackpotTabs current="jackpots" />
      <ClearedNotice />
      <ListFace />
      <Link className={styles.past} href="/ManualJackpot?past">
        {t('jackpot.past')}
      </Link>
    </div>
  );
}
