import { useT } from '@harmattan/i18n/use-t';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { BreaksSection } from './breaks/breaks-section.tsx';
import styles from './limits-page.module.css';

export function LimitsPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <PageHeading className={styles.heading}>{t('limits.title')}</PageHeading>
      <BreaksSection />
    </div>
  );
}
