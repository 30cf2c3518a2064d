import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { Logo } from '@harmattan/ui/logo';
import { brand } from '../../shared/brand.ts';
import { PageHeading } from '../../shared/page-heading.tsx';
import styles from './partner-page.module.css';

/** Where the partners' links lead. Who sent the visitor is remembered when the app starts. */
export function PartnerPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <Logo name={brand.name} />
      <PageHeading className={styles.heading}>{t('partner.heading', { brand: brand.name })}</PageHeading>
      <p className={styles.text}>{t('partner.text')}</p>
      <div className={styles.actions}>
        <ButtonLink kind="primary" size="large" wide href="/register">
          {t('shell.join')}
        </ButtonLink>
        <ButtonLink size="large" wide href="/login">
          {t('partner.login')}
        </ButtonLink>
      </div>
    </div>
  );
}
