import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { BookFailed } from './book-failed.tsx';
import { BookFrame } from './book-frame.tsx';
import { BookOver } from './book-over.tsx';
import { BookSkeleton } from './book-skeleton.tsx';
import { books, type ShownBook } from './books.ts';
import { useBookSession } from './use-book-session.ts';
import type { Opening } from './use-opening.ts';

interface OpenedBookProps {
  name: ShownBook;
  opening: Opening;
}

/** One opening of a book: its session, its frame, and what is said when either ends. */
export function OpenedBook({ name, opening }: OpenedBookProps) {
  const t = useT();
  const { session, error } = useBookSession(name, opening);
  const [end, setEnd] = useState<'over' | 'failed'>();

  if (error || end === 'failed') return <BookFailed name={name} failure={error} onRetry={opening.reopen} />;
  if (end === 'over') return <BookOver onReopen={opening.reopen} />;
  if (!session) return <BookSkeleton label={t('sports.loading', { book: books[name].title })} />;
  return (
    <BookFrame
      name={name}
      opening={opening}
      session={session}
      onOver={() => setEnd('over')}
      onFailed={() => setEnd('failed')}
    />
  );
}
