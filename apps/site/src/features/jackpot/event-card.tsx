import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { ChoiceButtons } from './choice-buttons.tsx';
import styles from './event-card.module.css';
import { EventHead } from './event-head.tsx';
import { isOnScores } from './jackpot-kind.ts';
import { resultText } from './result-text.ts';
import { ScoreEntry } from './score-entry.tsx';
import type { Pick } from './slip.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';
import type { Jackpot } from './use-jackpots.ts';

interface EventCardProps {
  jackpot: Jackpot;
  event: JackpotEvent;
  number: number;
  pick: Pick | undefined;
}

export function EventCard({ jackpot, event, number, pick }: EventCardProps) {
  const t = useT();
  const onScores = isOnScores(jackpot.jackpotTypeID);
  const jackpotId = String(jackpot.id);
  const result = resultText(t, event);
  return (
    <li className={styles.card}>
      <EventHead event={event} number={number} />
      {jackpot.isActive && onScores && (
        <ScoreEntry jackpotId={jackpotId} event={event} added={typeof pick === 'object' ? pick : undefined} />
      )}
      {jackpot.isActive && !onScores && (
        <ChoiceButtons jackpotId={jackpotId} event={event} chosen={typeof pick === 'number' ? pick : undefined} />
      )}
      {!jackpot.isActive && (
        <p className={styles.pair}>
          {event.participant1} – {event.participant2}
        </p>
      )}
      {result !== undefined && (
        <p className={styles.result}>
          {t('jackpot.result')} <strong className="figures">{result}</strong>
        </p>
      )}
      {event.canceled && (
        <p className={styles.result}>
          <Badge>{t('jackpot.canceled')}</Badge>
        </p>
      )}
    </li>
  );
}
