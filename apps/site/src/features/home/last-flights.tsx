import { useT } from '@harmattan/i18n/use-t';
import { useQuery } from '@harmattan/queries';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import styles from './last-flights.module.css';
import { skyAt } from './sky-at.ts';

const askEveryMs = 30_000;
/** They are shown later than they were flown, so that the next answer is there before the last one is used up. */
const laterMs = 40_000;
const drawEveryMs = 100;

/** Zeppelin's last flights, as they rose and burst. Nothing while none is known. */
export function LastFlights({ className }: { className: string | undefined }) {
  const t = useT();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['last-flights'],
    queryFn: ({ signal }) => call('GET Game/GetLastFlights', { signal }),
    refetchInterval: askEveryMs,
  });
  const newest = data?.flights[0];
  const now = useMovingNow(newest !== undefined);
  if (!data || !newest) return null;
  const seen = now === null ? null : skyAt(data.flights, laterMs - (now - dataUpdatedAt));
  return (
    <span className={className}>
      <span className={styles.last}>
        {t('home.zeppelin.last')} {heightText(newest.burst)}
      </span>
      <span aria-hidden="true" data-flying={seen?.isFlying ?? false} className={styles.height}>
        {heightText(seen?.height ?? newest.burst)}
      </span>
    </span>
  );
}

const heightText = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;

/** The time, again and again. Null for a reader who wants nothing to move. */
function useMovingNow(isMoving: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setNow(Date.now()), drawEveryMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  return now;
}
