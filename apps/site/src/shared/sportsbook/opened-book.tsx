import { useT } from '@harmattan/i18n/use-t';
import type { BookName } from '@harmattan/wires/suppliers/names';
import { useState } from 'react';
import { BookFailed } from './book-failed.tsx';
import { BookFrame } from './book-frame.tsx';
import { BookOver } from './book-over.tsx';
import { BookSkeleton } from './book-skeleton.tsx';
import { books } from './books.ts';
import { useBookSession } from './use-book-session.ts';
import type { Opening } from './use-opening.ts';

interface OpenedBookProps {
  name: BookName;
  opening: Opening;
}

/** One opening of a book: its session, its frame, and what is said when either ends. */
export function OpenedBook({ name, opening }: OpenedBookProps) {
  const t = useT();
  const { session, error } = useBookSession(name, opening);
  const [isOver, setIsOver] = useState(false);

  if (error) return <BookFailed name={name} failure={error} onRetry={opening.reopen} />;
  if (isOver) return <BookOver onReopen={opening.reopen} />;
  if (!session) return <BookSkeleton label={t('sports.loading', { book: books[name].title })} />;
  return <BookFrame name={name} opening={opening} session={session} onOver={() => setIsOver(true)} />;
}
