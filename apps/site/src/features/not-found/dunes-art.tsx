import styles from './dunes-art.module.css';

/** Two dunes and a track that ends. */
export function DunesArt() {
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" aria-hidden="true">
      <circle className={styles.sun} cx="138" cy="46" r="20" />
      <path className={styles.far} d="M0 92c34-4 60-38 96-38s58 30 104 34v32H0z" />
      <path className={styles.near} d="M0 104c52 4 84-20 126-18 32 2 50 14 74 16v18H0z" />
      <path className={styles.track} d="M20 112c16-2 30-6 44-10M74 99c8-3 16-5 24-6M106 91.5h4" />
    </svg>
  );
}
