import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { useSession } from '../../shared/session/session.ts';
import { signInState } from '../../shared/session/sign-in-state.ts';
import styles from './own-place.module.css';
import type { Board } from './use-board.ts';

interface OwnPlaceProps {
  board: Board;
  urlSuffix: string;
}

/** Above all else, so that it is in sight and covers nothing. */
export function OwnPlace({ board, urlSuffix }: OwnPlaceProps) {
  const t = useT();
  const isPlayer = useSession() !== undefined;
  const isOn = board.state === 'running';
  const { own, state } = board;

  if (!isPlayer) {
    if (!isOn && state !== 'upcoming') return null;
    return (
      <div className={styles.bar}>
        <p className={styles.text}>{t('races.own.visitor')}</p>
        <Button
          size="small"
          onClick={() => navigate('/login', { state: signInState(`/cashracedetails?urlSuffix=${urlSuffix}`) })}
        >
          {t('shell.login')}
        </Button>
      </div>
    );
  }
  const isTaxed = own !== null && own.tax > 0;
  if (!own) return isOn ? <p className={styles.bar}>{t('races.own.none')}</p> : null;
  return (
    <div className={styles.bar} data-own>
      <p className={styles.line}>
        <span>{t('races.own.place')}</span>
        {/* Flashes anew with each other place. */}
        <strong key={own.place} className={`${styles.figure} figures`}>
          {own.place}
        </strong>
      </p>
      {own.prize > 0 && (
        <p className={`${styles.line} figures`}>
          <span>{t(state !== 'paid' ? 'races.own.prize' : isTaxed ? 'races.own.gross.paid' : 'races.own.paid')}</span>
          <WireMoney amount={own.prize} {...(state === 'paid' && !isTaxed && { way: 'in' })} />
        </p>
      )}
      {isTaxed && (
        <>
          <p className={`${styles.line} figures`}>
            <span>{t(state === 'paid' ? 'races.own.tax.paid' : 'races.own.tax')}</span>
            <WireMoney amount={own.tax} />
          </p>
          <p className={`${styles.line} figures`}>
            <span>{t(state === 'paid' ? 'races.own.paid' : 'races.own.net')}</span>
            <WireMoney amount={own.net} {...(state === 'paid' && { way: 'in' })} />
          </p>
        </>
      )}
      <p className={`${styles.text} figures`}>
        {t('races.own.turnover')} <WireMoney amount={own.turnover} />
      </p>
      {isOn && own.toNextPlace !== null && (
        <p className={`${styles.text} figures`}>
          {t('races.own.next', { place: own.place - 1 })} <WireMoney amount={own.toNextPlace} />
        </p>
      )}
    </div>
  );
}
