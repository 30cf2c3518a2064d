import { useT } from '@harmattan/i18n/use-t';
import { Link } from '@harmattan/router/link';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { columnsIn } from './slip.ts';
import styles from './slip-bar.module.css';
import { type Slip, ticketsOf } from './slip-store.ts';
import { ticketPrice } from './ticket-price.ts';
import type { Jackpot } from './use-jackpots.ts';

/** What the slip is told of where it was opened from: the arrow then leads back instead of onward. */
export interface SlipState {
  isFromEvents: true;
}

interface SlipBarProps {
  jackpot: Jackpot;
  slip: Slip;
  picked: number;
  total: number;
}

/** Floats above the events; bright once there is nothing left to pick. */
export function SlipBar({ jackpot, slip, picked, total }: SlipBarProps) {
  const t = useT();
  const [search] = useSearchParams();
  const left = total - picked;
  const columns = columnsIn(slip.picks);
  const { length: kept } = slip.kept;
  const state: SlipState = { isFromEvents: true };
  return (
    <Link
      className={styles.bar}
      href={`?id=${search.get('id')}&slip`}
      state={state}
      data-done={left === 0 || undefined}
    >
      <span className={styles.count}>{picked}</span>
      <span className={styles.name}>
        {t('jackpot.slip')}
        {(columns > 1 || kept > 0) && (
          <span className={styles.price}>
            {kept > 0 && `${t('jackpot.tickets', { count: ticketsOf(slip).length })} · `}
            {columns > 1 && `${t('jackpot.columns', { count: columns })} · `}
            <WireMoney amount={ticketPrice(jackpot, ticketsOf(slip))} />
          </span>
        )}
      </span>
      <span className={styles.left}>{left > 0 ? t('jackpot.left', { count: left }) : t('jackpot.complete')}</span>
    </Link>
  );
}
