import { useT } from '@harmattan/i18n/use-t';
import { Link } from '@harmattan/router/link';
import { TimeLeft } from '@harmattan/ui/time-left';
import { useId } from 'react';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import linkStyles from '../../shared/page/card-link.module.css';
import styles from './jackpot-row.module.css';
import { useSlip } from './slip-store.ts';
import { useJackpotWords } from './use-jackpot-words.ts';
import type { Jackpot } from './use-jackpots.ts';

export function JackpotRow({ jackpot, onEnd }: { jackpot: Jackpot; onEnd: () => void }) {
  const t = useT();
  const words = useJackpotWords();
  const nameId = useId();
  const picked = Object.keys(useSlip(String(jackpot.id)).picks).length;
  return (
    <li className={styles.row} aria-labelledby={nameId}>
      <h2 id={nameId} className={styles.name}>
        <Link className={linkStyles.link} href={`?id=${jackpot.id}`}>
          {words.name(jackpot)}
        </Link>
      </h2>
      <p className={styles.kind}>{words.kind(jackpot)}</p>
      <dl className={styles.facts}>
        <div className={styles.pool}>
          <dt>{t('jackpot.pool')}</dt>
          <dd className={styles.figure}>
            <WireMoney amount={jackpot.prizePool} />
          </dd>
        </div>
        <div>
          <dt>{t('jackpot.ticket')}</dt>
          <dd>
            <WireMoney amount={jackpot.ticketPrice} />
          </dd>
        </div>
        <div className={styles.end}>
          <dt>{t('jackpot.closes')}</dt>
          <dd>
            <TimeLeft endsAtMs={jackpot.closesAtMs} endedText={t('jackpot.closed')} onEnd={onEnd} />
          </dd>
        </div>
      </dl>
      {picked > 0 && <p className={styles.kept}>{t('jackpot.kept', { count: picked })}</p>}
    </li>
  );
}
