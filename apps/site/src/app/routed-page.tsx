import { useT } from '@harmattan/i18n/use-t';
import { Redirect } from '@harmattan/router/redirect';
import { Suspense, use, useEffect, useState } from 'react';
import { brand } from '../shared/brand/brand.ts';
import { PageErrorBoundary } from '../shared/page/page-error-boundary.tsx';
import { passwordDutyPath, usePasswordDuty } from '../shared/session/password-duty.ts';
import { useSession } from '../shared/session/session.ts';
import { SignInFirst } from '../shared/session/sign-in-first.tsx';
import { loadPage } from './load-page.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import type { PageName, Route } from './routes.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** What a player may read before the password is changed; every other page leads to that. */
const openBeforePassword: readonly PageName[] = ['change-password', 'information', 'contact'];

/** Keyed by its path: a new page shows its own skeleton instead of leaving the old page up while it loads. */
export function RoutedPage({ route }: { route: Route }) {
  const isVisitor = useSession() === undefined;
  const [hadPlayer] = useState(!isVisitor);
  const isPasswordDue = usePasswordDuty() && !openBeforePassword.includes(route.page);
  // A session that ended while its page was open is a log-out, which leads home.
  if (route.needsPlayer && isVisitor) return hadPlayer ? <Redirect to="/" /> : <SignInFirst />;
  if (isPasswordDue) return <Redirect to={passwordDutyPath} />;
  return (
    <PageErrorBoundary key={route.path}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage route={route} />
      </Suspense>
    </PageErrorBoundary>
  );
}

function LoadedPage({ route }: { route: Route }) {
  // In every rendering: React repeats one that waited, and goes on with the hooks below only after `use`.
  const Page = use(loadPage(route));
  const t = useT();
  const title = t(route.title);

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  useScrollPosition();

  return <Page title={title} />;
}
