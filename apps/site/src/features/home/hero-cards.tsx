import { useT } from '@harmattan/i18n/use-t';
import { GameLink } from '../../shared/games/game-link.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import styles from './hero-cards.module.css';

const JackpotPool = lazyPart(async () => (await import('../../shared/jackpot/jackpot-pool.tsx')).JackpotPool);
const LastFlights = lazyPart(async () => (await import('./last-flights.tsx')).LastFlights);

/** The two that wear the dusk. They lead on and promise nothing that the page does not know. */
export function HeroCards() {
  const t = useT();
  return (
    <div className={styles.cards}>
      <AppLink className={styles.card} data-dusk="jackpot" href="/ManualJackpot">
        <span className={styles.name}>
          <span className={styles.long}>{t('shell.jackpot')}</span>
          <span className={styles.brief}>{t('home.jackpot.short')}</span>
        </span>
        <JackpotPool className={styles.figure} clockClassName={styles.aside} />
        <span className={styles.words}>{t('home.jackpot')}</span>
      </AppLink>
      <GameLink
        className={styles.card}
        data-dusk="zeppelin"
        realUrl="/Game/StartBetsolutions/3?gameId=7001"
        isFree={false}
      >
        <span className={styles.name}>{t('shell.zeppelin')}</span>
        <span className={styles.short}>{t('home.zeppelin.short')}</span>
        <LastFlights className={styles.flight} />
        <span className={styles.words}>{t('home.zeppelin')}</span>
      </GameLink>
    </div>
  );
}
