import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import styles from './event-head.module.css';
import type { JackpotEvent } from './use-jackpot-events.ts';
import { useJackpotWords } from './use-jackpot-words.ts';

type Headed = Pick<JackpotEvent, 'leagueName' | 'startDate' | 'isReserve'>;

export function EventHead({ event, number }: { event: Headed; number: number }) {
  const t = useT();
  const words = useJackpotWords();
  return (
    <p className={styles.head}>
      <span className="figures">{number}</span>
      <span className={styles.league} title={event.leagueName}>
        {event.leagueName}
      </span>
      {event.isReserve && <Badge kind="info">{t('jackpot.reserved')}</Badge>}
      <span className={styles.time}>{words.time(event.startDate)}</span>
    </p>
  );
}
