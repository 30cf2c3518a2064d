import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { DunesArt } from './dunes-art.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <DunesArt />
      <PageHeading className={styles.heading}>{t('not-found.heading')}</PageHeading>
      <p className={styles.text}>{t('not-found.text')}</p>
      <ButtonLink kind="primary" href="/">
        {t('not-found.home')}
      </ButtonLink>
    </div>
  );
}
