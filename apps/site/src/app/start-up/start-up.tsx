import type { ReactNode } from 'react';
import { inWebView } from '../../shared/device/web-view.ts';
import { lazyView } from '../../shared/page/lazy-view.tsx';
import { PageErrorBoundary } from '../../shared/page/page-error-boundary.tsx';
import { Loader } from './loader.tsx';

const WebViewGate = lazyView(
  async () => (await import('./web-view-gate.tsx')).WebViewGate,
  Loader,
  'start-up',
  'location',
);

/** An ordinary browser goes straight in. */
export function StartUp({ children }: { children: ReactNode }) {
  if (!inWebView) return children;
  return (
    <PageErrorBoundary>
      <WebViewGate>{children}</WebViewGate>
    </PageErrorBoundary>
  );
}
