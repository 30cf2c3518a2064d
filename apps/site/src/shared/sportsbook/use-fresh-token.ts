import { useRef } from 'react';
import { now } from '../time/clock.ts';
import type { ShownBook } from './books.ts';
import { startBook } from './start-book.ts';
import type { Opening } from './use-opening.ts';

/** A book that asks again sooner than this was not helped by the answer. */
const restMs = 60_000;

interface FreshToken {
  name: ShownBook;
  opening: Opening;
  /** There is none to be had. */
  onNone: () => void;
}

/** For a book that renews its session without beginning anew. Null says that no player is signed in. */
export function useFreshToken({ name, opening, onNone }: FreshToken): () => Promise<string | null | undefined> {
  const lastMs = useRef<number>(undefined);
  return async () => {
    const sinceMs = lastMs.current === undefined ? restMs : now() - lastMs.current;
    lastMs.current = now();
    if (sinceMs >= restMs) {
      try {
        return (await startBook(name, opening)).token;
      } catch {
        // Told of below, as the end of the session that it is.
      }
    }
    onNone();
    return undefined;
  };
}
