import { GameTile } from '../../shared/games/game-tile.tsx';
import styles from '../../shared/games/games-grid.module.css';
import { FavouriteButton } from './favourite-button.tsx';
import type { Game } from './fetch-games.ts';

interface GamesGridProps {
  games: readonly Game[];
  isLite: boolean;
  /** Opens them without money. */
  isFree: boolean;
}

export function GamesGrid({ games, isLite, isFree }: GamesGridProps) {
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} isLite={isLite} isFree={isFree}>
          <FavouriteButton game={game} />
        </GameTile>
      ))}
    </ul>
  );
}
