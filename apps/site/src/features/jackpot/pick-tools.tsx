import { columnsMax } from '@harmattan/fair/jackpot/columns';
import { useT } from '@harmattan/i18n/use-t';
import { systemRandom } from '@harmattan/kernel/random';
import { Button } from '@harmattan/ui/button';
import { Switch } from '@harmattan/ui/switch';
import { useState } from 'react';
import { isOnScores } from './jackpot-kind.ts';
import styles from './pick-tools.module.css';
import { quickPick, undoDraw } from './quick-pick.ts';
import type { Picks } from './slip.ts';
import { changePicks, readSlip } from './slip-store.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';
import type { Jackpot } from './use-jackpots.ts';

interface PickToolsProps {
  jackpot: Jackpot;
  events: readonly JackpotEvent[];
  isSeveral: boolean;
  onSeveralChange: (isSeveral: boolean) => void;
}

/** Fills what is open at random, and allows several outcomes for a game. */
export function PickTools({ jackpot, events, isSeveral, onSeveralChange }: PickToolsProps) {
  const t = useT();
  const jackpotId = String(jackpot.id);
  const onScores = isOnScores(jackpot.jackpotTypeID);
  const [drawn, setDrawn] = useState<Picks>({});
  const count = Object.keys(drawn).length;

  function draw() {
    const eventIds = events.map(({ id }) => String(id));
    const { picks } = readSlip(jackpotId);
    const next = quickPick({ picks, drawn }, { eventIds, isOnScores: onScores, random: systemRandom });
    changePicks(jackpotId, () => next.picks);
    setDrawn(next.drawn);
  }

  function undo() {
    changePicks(jackpotId, (picks) => undoDraw({ picks, drawn }));
    setDrawn({});
  }

  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Button onClick={draw}>{t(count === 0 ? 'jackpot.quick' : 'jackpot.quick.again')}</Button>
        {count > 0 && <Button onClick={undo}>{t('jackpot.quick.undo')}</Button>}
        <p role="status" className={styles.status}>
          {count > 0 && t('jackpot.quick.done', { count })}
        </p>
      </div>
      {!onScores && (
        <Switch
          label={t('jackpot.several')}
          hint={isSeveral ? t('jackpot.several.hint', { count: columnsMax }) : undefined}
          checked={isSeveral}
          onCheckedChange={onSeveralChange}
        />
      )}
    </div>
  );
}
