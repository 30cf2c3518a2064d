import { useT } from '@harmattan/i18n/use-t';
import { MoneySubmit } from '../../shared/cashier/money-submit.tsx';
import styles from './place-foot.module.css';
import { PlaceMessage } from './place-message.tsx';
import type { Jackpot } from './use-jackpots.ts';
import type { usePlaceBet } from './use-place-bet.ts';
import { usePlaceFailure } from './use-place-failure.ts';
import { WireMoney } from './wire-money.tsx';

interface PlaceFootProps {
  jackpot: Jackpot;
  /** Was pressed while something was still to be picked. */
  isShort: boolean;
  placing: ReturnType<typeof usePlaceBet>;
}

/** What it costs, the button, and what became of pressing it. */
export function PlaceFoot({ jackpot, isShort, placing }: PlaceFootProps) {
  const t = useT();
  const placeFailure = usePlaceFailure();
  const failure = placing.error ? placeFailure(placing.error) : undefined;
  return (
    <div className={styles.foot}>
      <p className={styles.amount}>
        <span>{t('jackpot.amount')}</span>
        <WireMoney amount={jackpot.ticketPrice} />
      </p>
      <PlaceMessage
        message={isShort ? { title: t('jackpot.YouMustChooseEitherHomeDrawOrAwayForAllEvent') } : failure}
      />
      {jackpot.isActive ? (
        <MoneySubmit text={t('jackpot.place')} pendingText={t('jackpot.placing')} isPending={placing.isPending} />
      ) : (
        <p className={styles.closed}>{t('jackpot.closed.text')}</p>
      )}
    </div>
  );
}
