import { useT } from '@harmattan/i18n/use-t';
import { PageHeading } from '../../shared/page-heading.tsx';
import { RacesFace } from './races-face.tsx';
import styles from './races-page.module.css';

export function RacesPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <div>
        <PageHeading className={styles.heading}>{t('shell.tournaments')}</PageHeading>
        <p className={styles.lead}>{t('races.lead')}</p>
      </div>
      <RacesFace />
    </div>
  );
}
