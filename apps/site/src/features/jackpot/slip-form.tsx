import { columnsMax, ticketsMax } from '@harmattan/fair/jackpot/columns';
import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { KeptTickets } from './kept-tickets.tsx';
import { pickedEvents } from './picked-events.ts';
import { PlaceFoot } from './place-foot.tsx';
import { columnsIn } from './slip.ts';
import styles from './slip-form.module.css';
import { SlipPicks } from './slip-picks.tsx';
import { keepTicket, openKey, readSlip, refreshSlips, sameTickets, ticketsOf, useSlip } from './slip-store.ts';
import { ticketLines } from './ticket-lines.ts';
import { ticketPrice } from './ticket-price.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';
import type { Jackpot } from './use-jackpots.ts';
import type { usePlaceBet } from './use-place-bet.ts';
import { useSignIn } from './use-sign-in.ts';

interface SlipFormProps {
  jackpot: Jackpot;
  events: readonly JackpotEvent[];
  placing: ReturnType<typeof usePlaceBet>;
  /** Back to the games, for one more ticket. */
  onAnother: () => void;
}

export function SlipForm({ jackpot, events, placing, onAnother }: SlipFormProps) {
  const t = useT();
  const isVisitor = useSession() === undefined;
  const jackpotId = String(jackpot.id);
  const signIn = useSignIn(jackpotId);
  const slip = useSlip(jackpotId);
  const tickets = ticketsOf(slip);
  const lines = tickets.map((picks) => pickedEvents(events, picks));
  const left = lines.reduce((most, picked) => Math.max(most, events.length - picked.length), 0);
  const price = ticketPrice(jackpot, tickets);
  const [isShort, setIsShort] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (placing.isPending) return;
    if (isVisitor) return signIn();
    // Another tab may have placed or changed it unseen: only what is shown and still stands is bought.
    if (!sameTickets(tickets, ticketsOf(readSlip(jackpotId)))) return refreshSlips();
    placing.reset();
    setIsShort(left > 0);
    if (left > 0) return;
    const key = openKey(jackpotId);
    placing.mutate({ key, price, tickets: lines.map((picked) => ticketLines(jackpot.id, picked)) });
  }

  function setAside() {
    keepTicket(jackpotId);
    onAnother();
  }

  if (tickets.length === 0) {
    return <EmptyState icon="receipt" title={t('jackpot.slip.empty.title')} text={t('jackpot.slip.empty.text')} />;
  }
  const isFull = tickets.length >= ticketsMax;
  const canKeep = left === 0 && jackpot.isActive && Object.keys(slip.picks).length > 0;
  return (
    <form className={styles.slip} onSubmit={submit}>
      <KeptTickets jackpot={jackpot} kept={slip.kept} />
      <SlipPicks jackpotId={jackpotId} events={events} picks={slip.picks} />
      {canKeep && (
        <Button
          wide
          disabledReason={isFull ? t('jackpot.keep.full', { count: ticketsMax }) : undefined}
          onClick={setAside}
        >
          {t('jackpot.keep')}
        </Button>
      )}
      {tickets.some((picks) => columnsIn(picks) > columnsMax) && (
        <p className={styles.tooMany}>{t('jackpot.TOO_MANY_COLUMNS', { count: columnsMax })}</p>
      )}
      <PlaceFoot jackpot={jackpot} price={price} isShort={isShort && left > 0} placing={placing} />
    </form>
  );
}
