import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { ViewHead } from '../../shared/page/view-head.tsx';
import { clearedState } from './cleared.ts';
import { EventsFace } from './events-face.tsx';
import { JackpotFace } from './jackpot-face.tsx';
import styles from './jackpot-page.module.css';
import { MyBetsLink } from './my-bets-link.tsx';
import { clearSlip, readSlip } from './slip-store.ts';
import { useJackpot } from './use-jackpot.ts';
import { useJackpotWords } from './use-jackpot-words.ts';

export function EventsView({ jackpotId }: { jackpotId: string }) {
  const t = useT();
  const words = useJackpotWords();
  const found = useJackpot(jackpotId);
  const { jackpot, events = [] } = found;
  const reserves = events.filter(({ isReserve }) => isReserve).length;
  const facts = jackpot && [words.kind(jackpot), ...(reserves > 0 ? [t('jackpot.reserves', { count: reserves })] : [])];

  function leave() {
    const { picks } = readSlip(jackpotId);
    clearSlip(jackpotId);
    navigate('/ManualJackpot', { replace: true, state: clearedState({ jackpotId, picks }) });
  }

  return (
    <div className={styles.view}>
      <ViewHead
        title={jackpot ? words.name(jackpot) : t('shell.jackpot')}
        text={facts?.join(' · ')}
        backLabel={t('jackpot.back')}
        onBack={leave}
      >
        <MyBetsLink />
      </ViewHead>
      <JackpotFace found={found}>
        {(shown, its) => <EventsFace jackpot={shown} events={its} onEnd={found.retry} />}
      </JackpotFace>
    </div>
  );
}
