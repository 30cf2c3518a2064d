import { useState } from 'react';
import styles from './game-tile.module.css';
import type { TileGame } from './game-tile.tsx';

/** Decoration: the name stands on it. Without it, or until it comes, the tile's own tone is seen. */
export function TileArt({ game: { imageBase, imageName } }: { game: TileGame }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (imageName === '' || hasFailed) return null;
  return (
    <img
      className={styles.art}
      src={`${imageBase}${imageName}`}
      alt=""
      width={160}
      height={200}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
