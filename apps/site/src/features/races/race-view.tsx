import { useT } from '@harmattan/i18n/use-t';
import { Prose } from '@harmattan/ui/prose';
import { Banner } from '../../shared/banner/banner.tsx';
import { Board } from './board.tsx';
import { OwnPlace } from './own-place.tsx';
import { RaceGames } from './race-games.tsx';
import { RaceHero } from './race-hero.tsx';
import styles from './race-page.module.css';
import { RacePrizes } from './race-prizes.tsx';
import { useBoard } from './use-board.ts';
import type { RaceDetails } from './use-race.ts';

export function RaceView({ race }: { race: RaceDetails }) {
  const t = useT();
  const { board, isOld, refresh } = useBoard(race);
  // The board is asked for more often, so it knows first.
  const shown = { ...race, state: board.state, startsAtMs: board.startsAtMs, endsAtMs: board.endsAtMs };
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OwnPlace board={board} urlSuffix={race.urlSuffix} />
        <RaceHero race={shown} players={board.players} onTurn={refresh}>
          <Banner src={race.banner.iconImageData} isFirst />
        </RaceHero>
        <Board board={board} isOld={isOld} />
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('races.games')}</h2>
          <RaceGames raceId={race.id} />
        </section>
      </div>
      <div className={styles.column}>
        <RacePrizes prizes={race.prizeDistribution} currency={race.periodPrizePoolCurrency} />
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('races.rules')}</h2>
          <Prose text={race.rules} headingLevel={2} />
        </section>
      </div>
    </div>
  );
}
