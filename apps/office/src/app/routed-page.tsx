import { useLocation } from '@harmattan/router/location';
import { matchPath } from '@harmattan/router/match-path';
import { Redirect } from '@harmattan/router/redirect';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading } from '@harmattan/ui/skeleton';
import { Component, type ReactNode, Suspense, use, useEffect } from 'react';
import type { DeskPage } from '../shared/desk.ts';
import { useMay } from '../shared/session/me.ts';
import { RowsSkeleton } from '../shared/view/remote.tsx';
import { brand } from './brand.ts';
import { useDesks } from './desks.ts';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { translate, useT } from './texts.ts';

interface Match {
  path: string;
  title: string;
  load: () => Promise<DeskPage>;
  parts: Record<string, string>;
}

/** A page of a desk that the person may not see is as if it did not exist. */
export function RoutedPage() {
  const { pathname } = useLocation();
  const match = useMatch(pathname);
  const isHome = pathname === '/';
  const t = useT();
  const title = match?.title ?? t(isHome ? 'app.home' : 'app.not-found.title');
  useEffect(() => {
    document.title = `${title} · ${translate('app.name', { brand: brand.name })}`;
  }, [title]);
  const first = useDesks()[0];
  const mayReadHome = useMay('home.read');
  if (isHome && !mayReadHome && first) return <Redirect to={`/${first.name}`} />;
  if (isHome) return <HomePage />;
  if (!match) return <NotFoundPage />;
  return (
    <PageErrorBoundary key={match.path}>
      <Suspense
        fallback={
          <Loading label={t('shared.loading')}>
            <RowsSkeleton />
          </Loading>
        }
      >
        <LoadedPage match={match} />
      </Suspense>
    </PageErrorBoundary>
  );
}

function useMatch(pathname: string): Match | undefined {
  const desks = useDesks();
  for (const { title, pages } of desks) {
    for (const { path, load } of pages) {
      const parts = matchPath(path, pathname);
      if (parts) return { path, title: title(), load, parts };
    }
  }
  return undefined;
}

const loaded = new Map<string, Promise<DeskPage>>();

function LoadedPage({ match: { path, load, parts } }: { match: Match }) {
  const known = loaded.get(path) ?? load();
  loaded.set(path, known);
  const Page = use(known);
  return <Page parts={parts} />;
}

/** Keeps the shell standing when a page cannot be fetched or breaks. */
class PageErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const t = useT();
  return (
    <ErrorState
      title={t('app.failed.title')}
      text={t('app.failed.text')}
      retryText={t('shared.retry')}
      // Afresh from the server: the page's file may be gone because a newer version is out.
      onRetry={() => location.reload()}
    />
  );
}
