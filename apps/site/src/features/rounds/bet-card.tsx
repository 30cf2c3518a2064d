import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { useId, useState } from 'react';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { wireTimeText } from '../../shared/time/wire-time-text.ts';
import styles from './bet-cards.module.css';
import { BetLegs } from './bet-legs.tsx';
import type { Round } from './fetch-rounds.ts';
import { isBuilder, priceText } from './leg-words.ts';
import { nameOfRound } from './name-of-round.ts';
import { RoundDetails } from './round-details.tsx';
import { StateBadge } from './state-badge.tsx';
import { TicketLink } from './ticket-link.tsx';

/** A bet with every leg, or a round of a game. What moved in it is fetched when it is first asked for. */
export function BetCard({ round }: { round: Round }) {
  const t = useT();
  const { language } = useEnvironment();
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { bet } = round;
  return (
    <li className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {bet && bet.legs.length > 0
            ? t(isBuilder(bet) ? 'rounds.bets.builder' : bet.isSystem ? 'rounds.bets.system' : 'rounds.bets.kind', {
                count: bet.legs.length,
              })
            : nameOfRound(round, language)}
        </h2>
        <StateBadge state={round.state} />
        <p className={styles.about}>
          {round.provider} · <span className="figures">{wireTimeText(round.time)}</span>
        </p>
      </div>
      {bet && bet.legs.length > 0 && <BetLegs legs={bet.legs} hasPrices={!isBuilder(bet)} />}
      <dl className={styles.sums}>
        <div>
          <dt>{t('rounds.column.stake')}</dt>
          <dd className="figures">
            <WireMoney amount={round.stake} />
          </dd>
        </div>
        {bet?.price != null && (
          <div>
            <dt>{t('rounds.bets.price')}</dt>
            <dd className="figures">{priceText(bet.price)}</dd>
          </div>
        )}
        <Outcome round={round} />
      </dl>
      <div className={styles.ways}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('rounds.details')}
          <Icon name="down" size={16} />
        </button>
        {bet && <TicketLink bet={bet} isOpen={round.state === 'open'} />}
      </div>
      {isOpen && <RoundDetails id={round.id} />}
    </li>
  );
}

/** While it is open, what it can pay, where that is known; afterwards what it has paid. What is withheld of either stands beside it. */
function Outcome({ round: { state, win, tax, net, bet } }: { round: Round }) {
  const t = useT();
  const isOpen = state === 'open';
  // A part of an open bet may have been sold.
  const paid = !isOpen || win > 0;
  return (
    <>
      {isOpen && bet?.return != null && (
        <Sums gross={bet.return} tax={bet.returnTax} net={bet.returnNet} name={t('rounds.bets.return')} />
      )}
      {paid && <Sums gross={win} tax={tax} net={net} name={t('rounds.bets.paid')} way="in" />}
    </>
  );
}

interface SumsProps {
  gross: number;
  tax: number | null;
  net: number | null;
  name: string;
  way?: 'in';
}

function Sums({ gross, tax, net, name, way }: SumsProps) {
  const t = useT();
  const isTaxed = tax !== null && tax > 0 && net !== null;
  const lines = isTaxed
    ? [
        { name: t('rounds.bets.gross'), amount: gross },
        { name: t('rounds.kind.tax'), amount: tax },
        { name, amount: net, way },
      ]
    : [{ name, amount: gross, way }];
  return lines.map((line) => (
    <div key={line.name}>
      <dt>{line.name}</dt>
      <dd className="figures">
        <WireMoney amount={line.amount} {...(line.way && { way: line.way })} />
      </dd>
    </div>
  ));
}
