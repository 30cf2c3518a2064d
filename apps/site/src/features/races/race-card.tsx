import { useT } from '@harmattan/i18n/use-t';
import { useId } from 'react';
import { Banner } from '../../shared/banner/banner.tsx';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import linkStyles from '../../shared/page/card-link.module.css';
import { PrizeList } from './prize-list.tsx';
import { RaceBadge } from './race-badge.tsx';
import styles from './race-card.module.css';
import { RaceClock } from './race-clock.tsx';
import type { Race } from './use-races.ts';

interface RaceCardProps {
  race: Race;
  onTurn: () => void;
}

export function RaceCard({ race, onTurn }: RaceCardProps) {
  const t = useT();
  const nameId = useId();
  return (
    <li className={styles.card} aria-labelledby={nameId}>
      <div className={styles.top}>
        <Banner src={race.banner.iconImageData} />
        <span className={styles.badge}>
          <RaceBadge state={race.state} />
        </span>
      </div>
      <div className={styles.body}>
        <h3 id={nameId} className={styles.name}>
          <AppLink className={linkStyles.link} href={`/cashracedetails?urlSuffix=${race.urlSuffix}`}>
            {race.cashRaceName}
          </AppLink>
        </h3>
        <dl>
          <dt className={styles.label}>{t('races.pool')}</dt>
          <dd className={styles.pool}>
            <WireMoney amount={race.periodPrizePool} currency={race.periodPrizePoolCurrency} />
          </dd>
        </dl>
        <RaceClock race={race} onTurn={onTurn} />
        <PrizeList prizes={race.prizeDistribution} currency={race.periodPrizePoolCurrency} />
      </div>
    </li>
  );
}
