import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { useEffect } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { countryName } from '../../shared/brand/country-name.ts';
import { writeCookie } from '../../shared/device/cookies.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import styles from './location-page.module.css';

const seenCookie = 'locationPageWasShown';
const seenDays = 1;

/** Stands instead of the app where it may not be used, and at an address of its own. */
export function LocationPage() {
  const t = useT();
  const country = countryName(useEnvironment().language);

  useEffect(() => writeCookie(seenCookie, 'true', { days: seenDays }), []);

  return (
    <main className={styles.page}>
      <span className={styles.icon}>
        <Icon name="pin" size={32} />
      </span>
      <PageHeading className={styles.heading}>{t('location.heading')}</PageHeading>
      <p className={styles.text}>{t('location.text', { brand: brand.name, country })}</p>
      <p className={styles.text}>{t('location.help', { email: brand.supportEmail, country })}</p>
      {brand.geoAttribution && (
        <a className={styles.credit} href={brand.geoAttribution.url} rel="noopener">
          {brand.geoAttribution.text}
        </a>
      )}
    </main>
  );
}
