import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { IconButton } from '@harmattan/ui/icon-button';
import type { PickedEvent } from './picked-events.ts';
import { choicesText, scoreLine } from './result-text.ts';
import { choicesOf, isScore, withoutPick } from './slip.ts';
import styles from './slip-line.module.css';
import { changePicks } from './slip-store.ts';

interface SlipLineProps {
  jackpotId: string;
  line: PickedEvent;
}

export function SlipLine({ jackpotId, line: { event, number, pick } }: SlipLineProps) {
  const t = useT();
  const pair = `${event.participant1} – ${event.participant2}`;
  return (
    <li className={styles.line}>
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        <p className={styles.pair}>{pair}</p>
        <p className={styles.pick}>
          {isScore(pick) ? scoreLine(pick.home, pick.away) : choicesText(t, choicesOf(pick))}
          {event.isReserve && <Badge kind="info">{t('jackpot.reserved')}</Badge>}
        </p>
      </div>
      <IconButton
        icon="close"
        label={t('jackpot.remove.pick', { pair })}
        onClick={() => changePicks(jackpotId, (picks) => withoutPick(picks, String(event.id)))}
      />
    </li>
  );
}
