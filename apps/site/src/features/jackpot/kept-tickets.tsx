import { useT } from '@harmattan/i18n/use-t';
import { IconButton } from '@harmattan/ui/icon-button';
import { useId } from 'react';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './kept-tickets.module.css';
import { columnsIn, type Picks } from './slip.ts';
import { dropKept } from './slip-store.ts';
import { ticketPrice } from './ticket-price.ts';
import type { Jackpot } from './use-jackpots.ts';

/** The tickets that were set aside, to be placed together. */
export function KeptTickets({ jackpot, kept }: { jackpot: Jackpot; kept: readonly Picks[] }) {
  const t = useT();
  const titleId = useId();
  if (kept.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('jackpot.kept.title')}
      </h2>
      <ul className={styles.list}>
        {kept.map((picks, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tickets may be the same, and have nothing but their place.
          <li key={at} className={styles.ticket}>
            <span className={styles.name}>{t('jackpot.kept.name', { number: at + 1 })}</span>
            <span className={styles.columns}>{t('jackpot.columns', { count: columnsIn(picks) })}</span>
            <WireMoney amount={ticketPrice(jackpot, [picks])} />
            <IconButton
              icon="close"
              label={t('jackpot.kept.remove', { number: at + 1 })}
              onClick={() => dropKept(String(jackpot.id), at)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
