import { useQuery } from '@harmattan/queries';
import { useEffect, useId, useState } from 'react';
import { bookPage } from './book-page.ts';
import type { ShownBook } from './books.ts';
import { type BookSession, startBook } from './start-book.ts';
import type { Opening } from './use-opening.ts';

/** The suppliers' books are to begin no sooner after the page. */
const initDelayMs = 1_000;

interface Begun {
  session: BookSession | undefined;
  error: Error | null;
}

/** One opening of a book. It is never repeated behind the player's back: the book would begin anew. */
export function useBookSession(name: ShownBook, { language, theme }: Opening): Begun {
  const isDue = useInitDelay();
  const id = useId();
  const { data, error } = useQuery({
    queryKey: ['sportsbook', id],
    queryFn: ({ signal }) => startBook(name, { language, theme, page: bookPage(location.search), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { session: isDue ? data : undefined, error };
}

function useInitDelay(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), initDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
