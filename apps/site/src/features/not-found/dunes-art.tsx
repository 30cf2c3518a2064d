import styles from './dunes-art.module.css';

/** Two dunes and a track that ends. */
export function DunesArt() {
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" aria-hidden="true">
      <circle className={styles.sun} cx="138" cy="46" r="20" />
      <path className={styles.far} d="M12 116c32-14 52-62 88-62s60 46 92 62z" />
      <path className={styles.near} d="M0 116c48-4 84-28 126-26 32 2 50 20 74 26z" />
      <path className={styles.track} d="M36 111c12-3 24-7 36-11M82 97c8-2 16-3 24-4M114 93h4" />
    </svg>
  );
}
