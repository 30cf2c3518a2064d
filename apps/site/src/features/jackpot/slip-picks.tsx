import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { pickedEvents } from './picked-events.ts';
import { columnsIn, type Picks } from './slip.ts';
import styles from './slip-form.module.css';
import { SlipLine } from './slip-line.tsx';
import { clearSlip } from './slip-store.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';

interface SlipPicksProps {
  jackpotId: string;
  events: readonly JackpotEvent[];
  picks: Picks;
}

/** What is picked of the ticket that is being made. */
export function SlipPicks({ jackpotId, events, picks }: SlipPicksProps) {
  const t = useT();
  const picked = pickedEvents(events, picks);
  const left = events.length - picked.length;
  const columns = columnsIn(picks);
  if (picked.length === 0) return null;
  return (
    <>
      <div className={styles.top}>
        <p className={styles.count}>
          {t('jackpot.picked', { picked: picked.length, total: events.length })}
          {left > 0 && ` · ${t('jackpot.left', { count: left })}`}
          {columns > 1 && ` · ${t('jackpot.columns', { count: columns })}`}
        </p>
        <Button kind="plain" onClick={() => clearSlip(jackpotId)}>
          {t('jackpot.clear')}
        </Button>
      </div>
      <ol className={styles.lines}>
        {picked.map((line) => (
          <SlipLine key={line.event.id} jackpotId={jackpotId} line={line} />
        ))}
      </ol>
    </>
  );
}
