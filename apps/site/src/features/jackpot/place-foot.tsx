import { useT } from '@harmattan/i18n/use-t';
import { MoneySubmit } from '../../shared/cashier/money-submit.tsx';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { incomplete, isRefused, type PlaceFailure, placeFailure } from './place-failure.ts';
import styles from './place-foot.module.css';
import { PlaceMessage } from './place-message.tsx';
import { keyOf, useSlip } from './slip-store.ts';
import type { Jackpot } from './use-jackpots.ts';
import type { usePlaceBet } from './use-place-bet.ts';
import { useSignIn } from './use-sign-in.ts';

interface PlaceFootProps {
  jackpot: Jackpot;
  /** Of all tickets, in naira. */
  price: number;
  /** Was pressed while something was still to be picked. */
  isShort: boolean;
  placing: ReturnType<typeof usePlaceBet>;
}

/** What it costs, the button, and what became of pressing it. */
export function PlaceFoot({ jackpot, price, isShort, placing }: PlaceFootProps) {
  const t = useT();
  const jackpotId = String(jackpot.id);
  const signIn = useSignIn(jackpotId);
  const slip = useSlip(jackpotId);
  /** The ticket was sent, and its outcome is unknown. A retry is safe after the close as well. */
  const isUnknown = keyOf(slip) !== undefined;
  return (
    <div className={styles.foot}>
      <p className={styles.amount}>
        <span>{t('jackpot.amount')}</span>
        <WireMoney amount={price} />
      </p>
      <PlaceMessage message={message()} onSignIn={signIn} />
      {jackpot.isActive || placing.isPending || isUnknown ? (
        <MoneySubmit text={t('jackpot.place')} pendingText={t('jackpot.placing')} isPending={placing.isPending} />
      ) : (
        <p className={styles.closed}>{t(slip.sent.length === 0 ? 'jackpot.closed.text' : 'jackpot.closed.unknown')}</p>
      )}
    </div>
  );

  function message(): PlaceFailure | undefined {
    if (isShort) return incomplete;
    if (placing.isPending) return undefined;
    return isUnknown || isRefused(placing.error) ? placeFailure(placing.error) : undefined;
  }
}
