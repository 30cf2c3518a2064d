import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { pickedEvents } from './picked-events.ts';
import { PlaceFoot } from './place-foot.tsx';
import { samePicks } from './slip.ts';
import styles from './slip-form.module.css';
import { SlipLine } from './slip-line.tsx';
import { clearSlip, openKey, readSlip, refreshSlips, useSlip } from './slip-store.ts';
import { ticketLines } from './ticket-lines.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';
import type { Jackpot } from './use-jackpots.ts';
import type { usePlaceBet } from './use-place-bet.ts';
import { useSignIn } from './use-sign-in.ts';

interface SlipFormProps {
  jackpot: Jackpot;
  events: readonly JackpotEvent[];
  placing: ReturnType<typeof usePlaceBet>;
}

export function SlipForm({ jackpot, events, placing }: SlipFormProps) {
  const t = useT();
  const isVisitor = useSession() === undefined;
  const jackpotId = String(jackpot.id);
  const signIn = useSignIn(jackpotId);
  const { picks } = useSlip(jackpotId);
  const picked = pickedEvents(events, picks);
  const left = events.length - picked.length;
  const [isShort, setIsShort] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (placing.isPending) return;
    if (isVisitor) return signIn();
    // Another tab may have placed or changed it unseen: only what is shown and still stands is bought.
    if (!samePicks(picks, readSlip(jackpotId).picks)) return refreshSlips();
    placing.reset();
    setIsShort(left > 0);
    if (left > 0) return;
    placing.mutate({
      key: openKey(jackpotId),
      price: jackpot.ticketPrice,
      lines: ticketLines(jackpot.id, picked),
    });
  }

  if (picked.length === 0) {
    return <EmptyState icon="receipt" title={t('jackpot.slip.empty.title')} text={t('jackpot.slip.empty.text')} />;
  }
  return (
    <form className={styles.slip} onSubmit={submit}>
      <div className={styles.top}>
        <p className={styles.count}>
          {t('jackpot.picked', { picked: picked.length, total: events.length })}
          {left > 0 && ` · ${t('jackpot.left', { count: left })}`}
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
      <PlaceFoot jackpot={jackpot} isShort={isShort && left > 0} placing={placing} />
    </form>
  );
}
