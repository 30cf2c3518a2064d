import { useT } from '@harmattan/i18n/use-t';
import { EventCard } from './event-card.tsx';
import styles from './events-face.module.css';
import { pickedEvents } from './picked-events.ts';
import { PoolCard } from './pool-card.tsx';
import { SlipBar } from './slip-bar.tsx';
import { keyOf, useSlip } from './slip-store.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';
import type { Jackpot } from './use-jackpots.ts';

interface EventsFaceProps {
  jackpot: Jackpot;
  events: readonly JackpotEvent[];
  /** No more tickets are taken. */
  onEnd: () => void;
}

export function EventsFace({ jackpot, events, onEnd }: EventsFaceProps) {
  const t = useT();
  const slip = useSlip(String(jackpot.id));
  const { picks } = slip;
  const isUnknown = keyOf(slip, picks) !== undefined;
  const picked = pickedEvents(events, picks).length;
  return (
    <>
      <PoolCard jackpot={jackpot} picked={picked} total={events.length} onEnd={onEnd} />
      <ol className={styles.events}>
        {events.map((event, index) => (
          <EventCard key={event.id} jackpot={jackpot} event={event} number={index + 1} pick={picks[event.id]} />
        ))}
      </ol>
      <p className={styles.rules}>{t('jackpot.rules')}</p>
      {(jackpot.isActive || isUnknown) && <SlipBar picked={picked} total={events.length} />}
    </>
  );
}
