import { useT } from '@harmattan/i18n/use-t';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { PageErrorBoundary } from '../../shared/page-error-boundary.tsx';
import { inWebView } from '../../shared/web-view.ts';
import { Loader } from './loader.tsx';

const WebViewGate = lazyPart(async () => (await import('./web-view-gate.tsx')).WebViewGate, 'start-up', 'location');

/** An ordinary browser goes straight in. */
export function StartUp({ children }: { children: ReactNode }) {
  const t = useT();
  if (!inWebView) return children;
  return (
    <PageErrorBoundary>
      <Suspense fallback={<Loader label={t('shell.loading')} />}>
        <WebViewGate>{children}</WebViewGate>
      </Suspense>
    </PageErrorBoundary>
  );
}
