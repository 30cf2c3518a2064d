import { QueryClientProvider } from '@harmattan/queries';
import { useLocation } from '@harmattan/router/location';
import { type Environment, EnvironmentProvider } from '@harmattan/ui/environment';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { queryClient } from '../shared/api/query-client.ts';
import { brand } from '../shared/brand/brand.ts';
import { AppLink } from '../shared/page/app-link.tsx';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { usePasswordDuty } from '../shared/session/password-duty.ts';
import { useSession } from '../shared/session/session.ts';
import { now } from '../shared/time/clock.ts';
import { routeAt } from './available-routes.ts';
import { RoutedPage } from './routed-page.tsx';
import { Shell } from './shell/shell.tsx';
import { StartUp } from './start-up/start-up.tsx';

const RealityCheck = lazyPart(
  async () => (await import('./reality-check/reality-check.tsx')).RealityCheck,
  'reality-check',
);

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PrimitivesEnvironment>
          <StartUp>
            <OpenPage />
          </StartUp>
        </PrimitivesEnvironment>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function OpenPage() {
  const route = routeAt(useLocation().pathname);
  const isPlayer = useSession() !== undefined;
  const isPasswordDue = usePasswordDuty();
  const page = <RoutedPage route={route} />;
  return (
    <>
      {route.isBare ? page : <Shell isAccount={route.needsPlayer ?? false}>{page}</Shell>}
      {isPlayer && !isPasswordDue && <RealityCheck />}
    </>
  );
}

function PrimitivesEnvironment({ children }: { children: ReactNode }) {
  const language = useLingui().i18n.locale;
  const environment = useMemo<Environment>(
    () => ({ language, currency: brand.currency, now, Link: AppLink }),
    [language],
  );
  return <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>;
}
