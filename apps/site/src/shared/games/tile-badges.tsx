import { useT } from '@harmattan/i18n/use-t';
import type { TileGame } from './game-tile.tsx';
import styles from './tile-badges.module.css';

export function TileBadges({ game }: { game: TileGame }) {
  const t = useT();
  const badges = [
    game.isRecent && t('games.badge.recent'),
    game.hasIngameDropsAndWins && t('games.badge.drops'),
    game.isInActiveTournament && t('games.badge.tournament'),
  ].filter((badge) => typeof badge === 'string');
  if (badges.length === 0) return null;
  return (
    <span className={styles.badges}>
      {badges.map((badge) => (
        <span key={badge} className={styles.badge}>
          {badge}
        </span>
      ))}
    </span>
  );
}
