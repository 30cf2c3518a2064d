import { Button } from '@harmattan/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type SharedId, useTexts } from '../texts/texts.ts';
import styles from './older.module.css';

interface OlderProps {
  /** A query that reads page after page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** Said where there is nothing older. */
  endText: string;
}

/** The end of a list that is read in pages. Loads by itself when it comes into view, and by a press. */
export function Older({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, endText }: OlderProps) {
  const t = useTexts<SharedId>();
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  });
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), { rootMargin: '600px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.older}>
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(isFetchingNextPage ? 'shared.older.loading' : 'shared.older')}
        </Button>
      ) : (
        <p>{endText}</p>
      )}
    </div>
  );
}
