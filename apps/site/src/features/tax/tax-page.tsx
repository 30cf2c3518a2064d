import { useT } from '@harmattan/i18n/use-t';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { CertificateFace } from './certificate-face.tsx';
import styles from './tax-page.module.css';
import { YearsFace } from './years-face.tsx';

const yearShape = /^20\d{2}$/;

/** What was withheld, by year; a year in the address is its certificate. */
export function TaxPage() {
  const t = useT();
  const [search] = useSearchParams();
  const year = search.get('year') ?? '';
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading className={styles.heading}>{t('tax.title')}</PageHeading>
        <p className={styles.text}>{t('tax.text')}</p>
      </div>
      {yearShape.test(year) ? <CertificateFace year={year} /> : <YearsFace />}
    </div>
  );
}
