import { startTransition, useEffect, useState } from 'react';
import type { Source } from './fetched-once.ts';

interface Fetched<Part> {
  part: Part | undefined;
  error?: Error | undefined;
}

const againMs = 5000;

/**
 * State and an effect instead of `Suspense`: a part that React itself waits for stays away for good when the session
 * changes in the meantime.
 */
export function useFetched<Part>(source: Source<Part>, { isTriedAgain }: { isTriedAgain: boolean }): Fetched<Part> {
  const [{ part, error }, setFetched] = useState<Fetched<Part>>(() => ({ part: source.known() }));

  useEffect(() => {
    if (part || (error && !isTriedAgain)) return;
    let isGone = false;
    const fetch = () =>
      source.fetch().then(
        // In slices: a part that comes later never holds up what is pressed meanwhile.
        (fetched) => !isGone && startTransition(() => setFetched({ part: fetched })),
        (reason) =>
          !isGone &&
          setFetched({ part: undefined, error: new Error('a part could not be fetched', { cause: reason }) }),
      );
    const timer = error ? setTimeout(fetch, againMs) : void fetch();
    addEventListener('online', fetch);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener('online', fetch);
    };
  }, [source, part, error, isTriedAgain]);

  return { part, error };
}
