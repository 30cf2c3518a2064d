import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { EventCard } from './event-card.tsx';
import styles from './events-face.module.css';
import { PickTools } from './pick-tools.tsx';
import { pickedEvents } from './picked-events.ts';
import { PoolCard } from './pool-card.tsx';
import { SealCard } from './rounds/seal-card.tsx';
import { useRound } from './rounds/use-round.ts';
import { columnsIn } from './slip.ts';
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
  const isUnknown = keyOf(slip) !== undefined;
  const [isSeveral, setIsSeveral] = useState(() => columnsIn(picks) > 1);
  const { data: over } = useRound(String(jackpot.id), { isOver: !jackpot.isActive });
  const picked = pickedEvents(events, picks).length;
  return (
    <>
      <PoolCard jackpot={jackpot} picked={picked} total={events.length} onEnd={onEnd} />
      {jackpot.isActive && (
        <PickTools jackpot={jackpot} events={events} isSeveral={isSeveral} onSeveralChange={setIsSeveral} />
      )}
      <ol className={styles.events}>
        {events.map((event, index) => (
          <EventCard
            key={event.id}
            {...{ jackpot, event, isSeveral }}
            number={index + 1}
            pick={picks[event.id]}
            crowd={over?.crowd?.find(({ eventId }) => eventId === event.id)}
          />
        ))}
      </ol>
      {over && <SealCard round={over.round} />}
      <p className={styles.rules}>{t('jackpot.rules')}</p>
      {(jackpot.isActive || isUnknown) && (
        <SlipBar jackpot={jackpot} slip={slip} picked={picked} total={events.length} />
      )}
    </>
  );
}
