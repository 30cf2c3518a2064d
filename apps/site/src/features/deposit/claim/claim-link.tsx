import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import styles from './claim.module.css';

/** From the ways to pay, and from a deposit that did not come: what is known of it fills the form. */
export function ClaimLink({ known = {} }: { known?: Record<string, string> }) {
  const t = useT();
  return (
    <p className={styles.link}>
      <span>{t('deposit.claim.ask')}</span>
      <ButtonLink size="small" href={`/deposit?${new URLSearchParams({ claim: '1', ...known })}`}>
        {t('deposit.claim.title')}
      </ButtonLink>
    </p>
  );
}
