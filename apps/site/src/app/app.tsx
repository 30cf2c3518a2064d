import { type Environment, EnvironmentProvider } from '@harmattan/ui/environment';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { queryClient } from '../shared/api/query-client.ts';
import { brand } from '../shared/brand/brand.ts';
import { AppLink } from '../shared/page/app-link.tsx';
import { now } from '../shared/time/clock.ts';
import { availableRoutes } from './available-routes.ts';
import { RoutedPage } from './routed-page.tsx';
import type { Route as SiteRoute } from './routes.ts';
import { Shell } from './shell/shell.tsx';
import { StartUp } from './start-up/start-up.tsx';

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {/* Pages show their own skeleton at once, so a navigation has nothing to wait for. */}
        <BrowserRouter useTransitions={false}>
          <PrimitivesEnvironment>
            <StartUp>
              <Routes>
                {availableRoutes.filter(({ isBare }) => isBare).map(routeTo)}
                <Route
                  element={
                    <Shell>
                      <Outlet />
                    </Shell>
                  }
                >
                  {availableRoutes.filter(({ isBare }) => !isBare).map(routeTo)}
                </Route>
              </Routes>
            </StartUp>
          </PrimitivesEnvironment>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function routeTo(route: SiteRoute) {
  return <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />;
}

function PrimitivesEnvironment({ children }: { children: ReactNode }) {
  const language = useLingui().i18n.locale;
  const environment = useMemo<Environment>(
    () => ({ language, currency: brand.currency, now, Link: AppLink }),
    [language],
  );
  return <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>;
}
