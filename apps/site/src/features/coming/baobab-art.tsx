import styles from './baobab-art.module.css';

/** A young baobab before the sun: it takes its time. */
export function BaobabArt() {
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" aria-hidden="true">
      <circle className={styles.sun} cx="118" cy="52" r="30" />
      <path className={styles.ground} d="M0 116c50-12 150-12 200 0z" />
      <path
        className={styles.tree}
        d="M84 110c6-14 5-30 2-44l-14-12 16 6 4-20 3 20 12-18-6 22 18-8-17 15c-3 13-3 26 4 39z"
      />
    </svg>
  );
}
