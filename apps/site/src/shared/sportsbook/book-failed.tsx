import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { CallFailed, CallUnreachable } from '../api/call-errors.ts';
import { useFailureText } from '../forms/use-failure-text.ts';
import { pauseText } from '../pause/pause-text.ts';
import { books, type ShownBook } from './books.ts';

interface BookFailedProps {
  name: ShownBook;
  failure: unknown;
  onRetry: () => void;
}

/** Stands in the place of the book: what happened, and what it means for the player's money and bets. */
export function BookFailed({ name, failure, onRetry }: BookFailedProps) {
  const t = useT();
  const failureText = useFailureText();
  const isOfCall = failure instanceof CallFailed || failure instanceof CallUnreachable;
  return (
    <ErrorState
      title={t('sports.down.title', { book: books[name].title })}
      // An answer that no book can be opened with is its supplier's fault, not the player's connection's.
      text={isOfCall ? (pauseText(failure) ?? failureText(failure)) : t('sports.SPORTSBOOK_SERVICE_DOWN')}
      retryText={t('shell.retry')}
      onRetry={onRetry}
    />
  );
}
