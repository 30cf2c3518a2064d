import { useT } from '@harmattan/i18n/use-t';
import { market } from '@harmattan/kernel/market';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { brand } from '../../shared/brand/brand.ts';
import { countryName } from '../../shared/brand/country-name.ts';
import styles from './legal-notice.module.css';

export function LegalNotice() {
  const t = useT();
  const { language } = useEnvironment();
  return (
    <details className={styles.notice}>
      <summary className={styles.summary}>
        {t('menu.legal')}
        <Icon name="down" size={16} />
      </summary>
      <p>
        <strong>18+</strong> {t('menu.legal.age')}
      </p>
      <p>
        {t('menu.legal.forum', {
          email: brand.complaintsEmail,
          body: market.complaintBody,
          country: countryName(language),
        })}
      </p>
    </details>
  );
}
