import styles from './drum-art.module.css';

/** A talking drum, which carried messages from village to village, and its sound. */
export function DrumArt() {
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" aria-hidden="true">
      <circle className={styles.sun} cx="132" cy="46" r="26" />
      <path className={styles.ground} d="M0 116c50-12 150-12 200 0z" />
      <path className={styles.body} d="M70 34c2 20 18 24 18 40S72 94 70 110h60c-2-16-18-20-18-36s16-20 18-40z" />
      <path
        className={styles.cords}
        d="M78 36l14 38-14 34M92 38l4 36-4 36M108 38l-4 36 4 36M122 36l-14 38 14 34M87 74h26"
      />
      <ellipse className={styles.skin} cx="100" cy="34" rx="32" ry="8" />
      <path
        className={styles.sound}
        d="M56 26c-6 6-6 14 0 20M46 20c-10 10-10 22 0 32M144 26c6 6 6 14 0 20M154 20c10 10 10 22 0 32"
      />
    </svg>
  );
}
