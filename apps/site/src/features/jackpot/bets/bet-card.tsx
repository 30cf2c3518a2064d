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
import { TicketProof } from './ticket-proof.tsx';
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
        {words.kind(bet)}
        {bet.columns > 1 && ` · ${t('jackpot.columns', { count: bet.columns })}`} · {t('jackpot.bets.placed')}{' '}
        <span className="figures">{time}</span>
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
        <Prize bet={bet} />
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
      {isOpen && bet.state !== 'open' && bet.state !== 'void' && <TicketProof betId={bet.id} />}
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

/** What it won. What was withheld of it, and what was paid, stand beside it. */
function Prize({ bet: { prize, tax, net } }: { bet: Bet }) {
  const t = useT();
  if (prize === null) return null;
  const isTaxed = tax !== null && tax > 0 && net !== null;
  return (
    <>
      <div className={styles.end}>
        <dt>{t('jackpot.bets.prize')}</dt>
        <dd>
          <WireMoney amount={prize} {...(!isTaxed && { way: 'in' })} />
        </dd>
      </div>
      {isTaxed && (
        <>
          <div>
            <dt>{t('jackpot.bets.tax')}</dt>
            <dd>
              <WireMoney amount={tax} />
            </dd>
          </div>
          <div className={styles.end}>
            <dt>{t('jackpot.bets.net')}</dt>
            <dd>
              <WireMoney amount={net} way="in" />
            </dd>
          </div>
        </>
      )}
    </>
  );
}
