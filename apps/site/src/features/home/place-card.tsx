import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useEnvironment } from '@harmattan/ui/environment';
import { ErrorState } from '@harmattan/ui/error-state';
import { useId } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { countryName } from '../../shared/brand/country-name.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { useIpCountry } from '../../shared/session/use-ip-country.ts';
import { CountryFace, CountrySkeleton } from './country-face.tsx';
import styles from './place-card.module.css';

export function PlaceCard() {
  const t = useT();
  const headingId = useId();
  return (
    <section className={styles.place} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('welcome.place.heading')}
      </h2>
      <div className={styles.card}>
        <div className={styles.face}>
          <PlaceFace />
        </div>
        {brand.geoAttribution && (
          <a className={styles.credit} href={brand.geoAttribution.url} rel="noopener">
            {brand.geoAttribution.text}
          </a>
        )}
      </div>
    </section>
  );
}

function PlaceFace() {
  const t = useT();
  const { language } = useEnvironment();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useIpCountry();

  if (isPending) return <CountrySkeleton />;
  if (error) {
    return (
      <ErrorState
        title={t('welcome.place.failed.title')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  if (data.country === null) {
    return (
      <EmptyState
        icon="compass"
        title={t('welcome.place.unknown.title')}
        text={t('welcome.place.unknown.text', { brand: brand.name, country: countryName(language) })}
      />
    );
  }
  return <CountryFace country={data.country} />;
}
