import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Component, type ReactNode } from 'react';

interface PageErrorBoundaryProps {
  children: ReactNode;
}

/** Keeps the shell standing when a page cannot be fetched or breaks. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
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
      title={t('shell.failed.title')}
      text={t('shell.failed.text')}
      retryText={t('shell.retry')}
      // Afresh from the server: the page's file may be gone because a newer version of the site is out.
      onRetry={() => location.reload()}
    />
  );
}
