import { useT } from '@harmattan/i18n/use-t';
import { type ReactNode, Suspense } from 'react';
import { inWebView } from '../../shared/device/web-view.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { PageErrorBoundary } from '../../shared/page/page-error-boundary.tsx';
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
