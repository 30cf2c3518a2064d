import { useT } from '@harmattan/i18n/use-t';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { collectPrizes } from './collect-prizes.ts';
import pageStyles from './race-page.module.css';
import styles from './race-prizes.module.css';
import type { RaceDetails } from './use-race.ts';

interface RacePrizesProps {
  prizes: RaceDetails['prizeDistribution'];
  currency: string;
}

export function RacePrizes({ prizes, currency }: RacePrizesProps) {
  const t = useT();
  return (
    <section className={pageStyles.section}>
      <h2 className={pageStyles.heading}>{t('races.prizes')}</h2>
      <ol className={styles.list}>
        {collectPrizes(prizes).map(({ from, to, prize, net }) => (
          <li key={from} className={styles.prize}>
            <span>{from === to ? t('races.place', { place: from }) : t('races.places', { from, to })}</span>
            <span className={`${styles.amount} figures`}>
              <WireMoney amount={prize} currency={currency} />
              {net < prize && (
                <span className={styles.net}>
                  {t('races.prizes.net')} <WireMoney amount={net} currency={currency} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
