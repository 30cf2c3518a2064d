import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import styles from './favourite-button.module.css';
import type { Game } from './fetch-games.ts';
import { useFavourite } from './use-favourite.ts';

export function FavouriteButton({ game }: { game: Game }) {
  const t = useT();
  const { press, isPending } = useFavourite(game);
  const label = t('games.favourite', { name: game.gameName });
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={label}
      aria-pressed={game.isFav}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && press()}
    >
      <span className={styles.disc}>
        <Icon name="star" size={17} />
      </span>
    </button>
  );
}
