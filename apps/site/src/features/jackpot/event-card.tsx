import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { ChoiceButtons } from './choice-buttons.tsx';
import styles from './event-card.module.css';
import { EventHead } from './event-head.tsx';
import { isOnScores } from './jackpot-kind.ts';
import { resultText } from './result-text.ts';
import { CrowdBar } from './rounds/crowd-bar.tsx';
import type { CrowdGame } from './rounds/use-round.ts';
import { ScoreEntry } from './score-entry.tsx';
import { choicesOf, isScore, type Pick } from './slip.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';
import type { Jackpot } from './use-jackpots.ts';

interface EventCardProps {
  jackpot: Jackpot;
  event: JackpotEvent;
  number: number;
  pick: Pick | undefined;
  /** Several outcomes may be picked. */
  isSeveral: boolean;
  /** What was picked by all, once no more tickets are taken. */
  crowd?: CrowdGame | undefined;
}

export function EventCard({ jackpot, event, number, pick, isSeveral, crowd }: EventCardProps) {
  const t = useT();
  const onScores = isOnScores(jackpot.jackpotTypeID);
  const jackpotId = String(jackpot.id);
  const result = resultText(t, event);
  return (
    <li className={styles.card}>
      <EventHead event={event} number={number} />
      {jackpot.isActive && onScores && (
        <ScoreEntry jackpotId={jackpotId} event={event} added={isScore(pick) ? pick : undefined} />
      )}
      {jackpot.isActive && !onScores && (
        <ChoiceButtons jackpotId={jackpotId} event={event} chosen={choicesOf(pick)} isSeveral={isSeveral} />
      )}
      {!jackpot.isActive && (
        <p className={styles.pair}>
          {event.participant1} – {event.participant2}
        </p>
      )}
      {crowd && <CrowdBar crowd={crowd} />}
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
