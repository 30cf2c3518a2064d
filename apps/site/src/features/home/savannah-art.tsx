import styles from './savannah-art.module.css';

/** The harmattan sun over the savannah: a sky, a ground, one sun, and the dust that makes it pale. */
export function SavannahArt() {
  return (
    <svg className={styles.art} viewBox="0 0 720 400" aria-hidden="true">
      <g className={styles.sun}>
        <circle cx="530" cy="222" r="196" opacity=".05" />
        <circle cx="530" cy="222" r="142" opacity=".08" />
        <circle cx="530" cy="222" r="90" />
      </g>
      <path className={styles.dust} d="M408 236h180M622 236h52M384 260h66M476 260h210M424 284h216M664 284h24" />
      <path
        className={styles.specks}
        d="M432 76v0M668 112v0M356 148v0M610 40v0M700 190v0M310 230v0M454 130v0M210 176v0M120 130v0M268 90v0M52 204v0M388 30v0M168 46v0"
      />
      {/* Both grounds run on far beyond the picture, so that it can stand in a hero of any width. */}
      <path
        className={styles.far}
        d="M-2000 340C-1400 300-120 362 0 330c60-16 104-10 150-22 40-10 62-30 92-30 34 0 46 26 92 32 70 8 120-14 200-6 76 8 116 2 186-10h2000v106H-2000z"
      />
      <path
        className={styles.trees}
        d="M148 370c10-26 12-54 5-78-10-11-28-14-44-9 8-13 26-15 40-8-5-14-17-22-32-22 14-8 32-3 43 12-2-16-9-27-20-34 17 1 29 14 34 34 1-18 8-33 22-42-6 14-8 27-6 42 8-15 22-23 40-20-14 5-24 14-28 27 14-8 30-6 40 7-16-5-31-2-42 9-8 26-6 54 6 82zM330 300c6-14 32-24 66-24 36 0 66 8 74 20 3 6-4 9-14 6-18-5-34-3-54 0-26 4-48 0-62 3-8 2-13 0-10-5zM388 370c6-24 3-44-18-68l8-3c10 10 17 19 20 29 5-12 14-21 28-29l6 4c-20 18-27 38-23 67z"
      />
      <path
        className={styles.near}
        d="M-2000 380C-1200 330-240 420 0 372c120-24 250-16 380-12 130 4 220-14 340-14h2000v94H-2000z"
      />
    </svg>
  );
}
