import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { useId, useState } from 'react';
import { WireMoney } from '../../../shared/money/wire-money.tsx';
import { momentText } from '../../../shared/time/date-text.ts';
import { useJackpotWords } from '../use-jackpot-words.ts';
import styles from './bet-card.module.css';
import { BetLines } from './bet-lines.tsx';
import { BetStateBadge } from './bet-state-badge.tsx';
import { type Bet, isUndecided } from './use-jackpot-bets.ts';

/** A ticket, and below it its lines, fetched when they are first asked for. */
export function BetCard({ bet }: { bet: Bet }) {
  const t = useT();
  const words = useJackpotWords();
  const nameId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { language } = useEnvironment();
  const time = momentText(bet.createDate, language);
  return (
    <li className={styles.card} aria-labelledby={nameId}>
      <div className={styles.top}>
        <h2 id={nameId} className={styles.name}>
          {words.name(bet)}
        </h2>
        <BetStateBadge state={bet.state} />
      </div>
      <p className={styles.soft}>
        {words.kind(bet)} · {t('jackpot.bets.placed')} <span className="figures">{time}</span>
      </p>
      <p className={styles.hits}>{hitsText()}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('jackpot.amount')}</dt>
          <dd>
            <WireMoney amount={bet.amount} />
          </dd>
        </div>
        {isUndecided(bet) && (
          <div className={styles.end}>
            <dt>{t('jackpot.pool')}</dt>
            <dd>
              <WireMoney amount={bet.prizePool} />
            </dd>
          </div>
        )}
        {bet.prize !== null && (
          <div className={styles.end}>
            <dt>{t('jackpot.bets.prize')}</dt>
            <dd>
              <WireMoney amount={bet.prize} way="in" />
            </dd>
          </div>
        )}
        {bet.tax !== null && bet.tax > 0 && bet.net !== null && (
          <>
            <div>
              <dt>{t('jackpot.bets.tax')}</dt>
              <dd className="figures">
                <WireMoney amount={bet.tax} />
              </dd>
            </div>
            <div>
              <dt>{t('jackpot.bets.net')}</dt>
              <dd className="figures">
                <WireMoney amount={bet.net} way="in" />
              </dd>
            </div>
          </>
        )}
      </dl>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('jackpot.bets.lines')}
        <span className="visually-hidden">
          {' '}
          {words.name(bet)}, {time}
        </span>
        <Icon name="down" size={16} />
      </button>
      {isOpen && <BetLines betId={bet.id} />}
    </li>
  );

  function hitsText(): string {
    const { hits, decided, gameCount: total } = bet;
    if (bet.state === 'void') return t('jackpot.bets.refunded');
    if (decided === 0) return t('jackpot.bets.waiting', { total });
    if (decided < total) return t('jackpot.bets.hits.so-far', { hits, decided, total });
    return t('jackpot.bets.hits', { hits, total });
  }
}
