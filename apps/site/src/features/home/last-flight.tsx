import { useT } from '@harmattan/i18n/use-t';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import styles from './last-flight.module.css';

const askEveryMs = 30_000;

/** Where the last flight of Zeppelin burst. Nothing while it is not known. */
export function LastFlight({ className }: { className: string | undefined }) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['last-flight'],
    queryFn: ({ signal }) => call('GET Game/GetLastFlight', { signal }),
    refetchInterval: askEveryMs,
  });
  if (!data || data.burst === null) return null;
  const height = (data.burst / 100).toFixed(2);
  return (
    <span className={className}>
      <span className={styles.last}>{t('home.zeppelin.last')} </span>
      {height}×
    </span>
  );
}
