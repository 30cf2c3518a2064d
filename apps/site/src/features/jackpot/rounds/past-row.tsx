import { useT } from '@harmattan/i18n/use-t';
import { Link } from '@harmattan/router/link';
import { useId } from 'react';
import { WireMoney } from '../../../shared/money/wire-money.tsx';
import { useJackpotWords } from '../use-jackpot-words.ts';
import { useJackpots } from '../use-jackpots.ts';
import styles from './past-row.module.css';
import { SealCard } from './seal-card.tsx';
import type { PastRound } from './use-past-rounds.ts';

export function PastRow({ round }: { round: PastRound }) {
  const t = useT();
  const words = useJackpotWords();
  const nameId = useId();
  const hasGames = useJackpots().data?.some(({ id }) => id === round.id) ?? false;
  return (
    <li className={styles.row} aria-labelledby={nameId}>
      <h2 id={nameId} className={styles.name}>
        {words.name(round)}
      </h2>
      <p className={styles.soft}>{words.kind(round)}</p>
      {round.state === 'void' ? (
        <p>{t('jackpot.void')}</p>
      ) : (
        <dl className={styles.tiers}>
          {round.tiers.map(({ misses, prizePool, winners, each }) => (
            <div key={misses} className={styles.tier}>
              <dt>
                {t('jackpot.past.tier', { misses })} · <WireMoney amount={prizePool} />
              </dt>
              <dd>
                {t('jackpot.past.winners', { count: winners })}
                {winners > 0 && (
                  <>
                    {' · '}
                    <WireMoney amount={each} /> {t('jackpot.past.each')}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {round.isRolledOver && <p className={styles.soft}>{t('jackpot.past.rolled')}</p>}
      <SealCard round={round} />
      {hasGames && (
        <Link className={styles.way} href={`/ManualJackpot?id=${round.id}`}>
          {t('jackpot.past.games')}
          <span className="visually-hidden"> {words.name(round)}</span>
        </Link>
      )}
    </li>
  );
}
