import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import type { TileGame } from './game-tile.tsx';
import styles from './tile-badges.module.css';

export function TileBadges({ game }: { game: TileGame }) {
  const t = useT();
  const badges = [
    game.isRecent && t('games.badge.recent'),
    game.hasIngameDropsAndWins && t('games.badge.drops'),
  ].filter((badge) => typeof badge === 'string');
  if (badges.length === 0 && !game.isInActiveTournament) return null;
  return (
    <span className={styles.badges}>
      {badges.map((badge) => (
        <span key={badge} className={styles.badge}>
          {badge}
        </span>
      ))}
      {/* Many games are in one: a small mark says it, not a word on every tile. */}
      {game.isInActiveTournament && (
        <span className={styles.badge}>
          <Icon name="trophy" size={14} />
          <span className="visually-hidden">{t('games.badge.tournament')}</span>
        </span>
      )}
    </span>
  );
}
