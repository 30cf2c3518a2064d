import { useSession } from '../../shared/session.ts';
import { FavouriteButton } from './favourite-button.tsx';
import type { Game } from './fetch-games.ts';
import { GameTile } from './game-tile.tsx';
import styles from './games-grid.module.css';

interface GamesGridProps {
  games: readonly Game[];
  isLite: boolean;
  /** Opens them without money. */
  isFree: boolean;
}

export function GamesGrid({ games, isLite, isFree }: GamesGridProps) {
  const isPlayer = useSession() !== undefined;
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} isLite={isLite} isFree={isFree}>
          {isPlayer && <FavouriteButton game={game} />}
        </GameTile>
      ))}
    </ul>
  );
}
