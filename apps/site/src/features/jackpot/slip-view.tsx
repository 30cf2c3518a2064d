import { useT } from '@harmattan/i18n/use-t';
import { navigate, useLocation } from '@harmattan/router/location';
import { ViewHead } from '../../shared/page/view-head.tsx';
import { JackpotFace } from './jackpot-face.tsx';
import styles from './jackpot-page.module.css';
import { MyBetsLink } from './my-bets-link.tsx';
import { PlacedState } from './placed-state.tsx';
import type { SlipState } from './slip-bar.tsx';
import { SlipForm } from './slip-form.tsx';
import { useJackpot } from './use-jackpot.ts';
import { useJackpotWords } from './use-jackpot-words.ts';
import { usePlaceBet } from './use-place-bet.ts';

export function SlipView({ jackpotId }: { jackpotId: string }) {
  const t = useT();
  const words = useJackpotWords();
  const { isFromEvents } = (useLocation().state ?? {}) as Partial<SlipState>;
  const found = useJackpot(jackpotId);
  const placing = usePlaceBet(jackpotId);

  function goBack() {
    // Back in the history where the events are there; a slip that was opened by its address has none behind it.
    if (isFromEvents) history.back();
    else navigate(`?id=${jackpotId}`, { replace: true });
  }

  return (
    <div className={`${styles.view} ${styles.narrow}`}>
      <ViewHead
        title={t('jackpot.slip')}
        text={found.jackpot && words.name(found.jackpot)}
        backLabel={t('jackpot.slip.back')}
        onBack={goBack}
      >
        <MyBetsLink />
      </ViewHead>
      {placing.isSuccess ? (
        <PlacedState price={placing.variables.price} tickets={placing.variables.tickets.length} onAnother={goBack} />
      ) : (
        <JackpotFace found={found}>
          {(jackpot, events) => <SlipForm jackpot={jackpot} events={events} placing={placing} onAnother={goBack} />}
        </JackpotFace>
      )}
    </div>
  );
}
