import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import type { ReactNode } from 'react';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { RaceBadge } from './race-badge.tsx';
import { RaceClock } from './race-clock.tsx';
import styles from './race-hero.module.css';
import type { RaceDetails } from './use-race.ts';

interface RaceHeroProps {
  race: RaceDetails;
  players: number;
  onTurn: () => void;
  /** The banner. */
  children: ReactNode;
}

export function RaceHero({ race, players, onTurn, children }: RaceHeroProps) {
  const t = useT();
  const { language } = useEnvironment();
  return (
    <div className={styles.hero}>
      {children}
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.label}>{t('races.pool')}</dt>
            <dd className={styles.pool}>
              <WireMoney amount={race.periodPrizePool} currency={race.periodPrizePoolCurrency} />
            </dd>
          </div>
          <div>
            <dt className={styles.label}>{t('races.players')}</dt>
            <dd className={`${styles.figure} figures`}>{new Intl.NumberFormat(language).format(players)}</dd>
          </div>
        </dl>
        <RaceClock race={race} onTurn={onTurn} />
        <div className={styles.badge}>
          <RaceBadge state={race.state} />
        </div>
      </div>
    </div>
  );
}
