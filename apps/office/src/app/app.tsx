import { Link } from '@harmattan/router/link';
import { type Environment, EnvironmentProvider } from '@harmattan/ui/environment';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { ToastRegion } from '@harmattan/ui/toast';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { listenLive } from '../shared/api/listen-live.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { watchInput } from '../shared/api/refresh.ts';
import { MeProvider, meQuery } from '../shared/session/me.ts';
import { useSession } from '../shared/session/session.ts';
import { failureText } from '../shared/texts/failure-text.ts';
import { now } from '../shared/time/now.ts';
import styles from './app.module.css';
import { brand } from './brand.ts';
import { RoutedPage } from './routed-page.tsx';
import { Shell } from './shell/shell.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { useT } from './texts.ts';

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PrimitivesEnvironment>
          <Entrance />
          <Toasts />
        </PrimitivesEnvironment>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Without a session every address is the sign-in, and the address stays: after it the same place is shown. */
function Entrance() {
  const { token, note } = useSession();
  useEffect(watchInput, []);
  return token === undefined ? <SignInPage note={note} /> : <SignedIn key={token} />;
}

function SignedIn() {
  const t = useT();
  const queries = useQueryClient();
  const { data: me, error, refetch } = useQuery(meQuery);
  useEffect(() => {
    const listening = new AbortController();
    void listenLive(queries, listening.signal);
    return () => listening.abort();
  }, [queries]);
  if (me)
    return (
      <MeProvider value={me}>
        <Shell>
          <RoutedPage />
        </Shell>
      </MeProvider>
    );
  return (
    <main className={styles.alone}>
      {error ? (
        <ErrorState
          title={t('shared.failed')}
          text={failureText(error)}
          retryText={t('shared.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('shared.loading')}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </main>
  );
}

function Toasts() {
  return <ToastRegion dismissText={useT()('shared.dismiss')} />;
}

function PrimitivesEnvironment({ children }: { children: ReactNode }) {
  const language = useLingui().i18n.locale;
  const environment = useMemo<Environment>(() => ({ language, currency: brand.currency, now, Link }), [language]);
  return <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>;
}
