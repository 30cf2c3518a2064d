import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import type { ReactNode } from 'react';
import { LocationPage } from '../../features/location/location-page.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { useIpCountry } from '../../shared/session/use-ip-country.ts';
import { AdultsOnly } from './adults-only.tsx';
import { Loader } from './loader.tsx';
import styles from './web-view-gate.module.css';

/** Inside an app the site opens only where it may: the country first, then the reader's age, then the page. */
export function WebViewGate({ children }: { children: ReactNode }) {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, isPending, refetch } = useIpCountry();

  if (isPending) return <Loader label={t('start-up.checking')} />;
  if (error) {
    return (
      <main className={styles.page}>
        <ErrorState
          title={t('start-up.failed')}
          text={failureText(error)}
          retryText={t('shell.retry')}
          onRetry={() => refetch()}
        />
      </main>
    );
  }
  const isOpen = data.country !== null && brand.webViewCountries.includes(data.country);
  if (!isOpen) return <LocationPage />;
  return (
    <>
      {children}
      <AdultsOnly />
    </>
  );
}
