import { useT } from '@harmattan/i18n/use-t';
import { useQuery } from '@harmattan/queries';
import { useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { isMobileDevice } from '../../shared/device/is-mobile-device.ts';
import { GameTile } from '../../shared/games/game-tile.tsx';
import { isLiteChosen } from '../../shared/games/lite-mode.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import styles from './games-strip.module.css';

/** The popular ones among the slots. */
const wanted = { gameType: 2, category: 2, providerId: 0, searchText: '', page: 1 };
const tilesMax = 8;

/** Nothing while the games are not known: the strip promises none. */
export function GamesStrip() {
  const t = useT();
  const headingId = useId();
  const [isLite] = useState(isLiteChosen);
  const { data = [] } = useQuery({
    queryKey: ['home-games'],
    queryFn: ({ signal }) => call('POST Game/GetGames', { body: { ...wanted, forMobile: isMobileDevice() }, signal }),
  });
  if (data.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {t('welcome.games')}
        </h2>
        <AppLink className={styles.all} href="/slots">
          {t('welcome.games.all')}
        </AppLink>
      </div>
      <ul className={styles.tiles}>
        {data.slice(0, tilesMax).map((game) => (
          <GameTile key={game.id} game={game} isLite={isLite} />
        ))}
      </ul>
    </section>
  );
}
