import styles from './savannah-art.module.css';

/** The harmattan sun over the savannah: a sky, a ground, one sun, and the dust that makes it pale. */
export function SavannahArt() {
  return (
    <svg className={styles.art} viewBox="0 0 720 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path className={styles.sky} d="M0 0h720v400H0z" />
      <g className={styles.sun}>
        <circle cx="540" cy="226" r="190" opacity=".05" />
        <circle cx="540" cy="226" r="138" opacity=".08" />
        <circle cx="540" cy="226" r="88" />
      </g>
      <path
        className={styles.dust}
        d="M416 232h190M640 232h46M392 256h66M484 256h206M430 280h214M668 280h20M380 304h150M556 304h120"
      />
      <path
        className={styles.specks}
        d="M432 96v0M668 132v0M356 168v0M610 60v0M700 210v0M310 250v0M474 150v0M210 206v0M120 150v0M268 110v0M52 224v0M388 40v0M168 66v0"
      />
      <path
        className={styles.far}
        d="M0 322c60-16 104-10 150-22 40-10 62-34 92-34 34 0 46 30 92 36 70 8 120-16 200-8 76 8 116 2 186-10v116H0z"
      />
      <path
        className={styles.near}
        d="M0 362c44-8 60-8 96-10 4-26 2-46-8-62-10-8-24-8-34-2 6-14 22-18 34-9-3-14-13-22-26-25 17-3 31 5 37 19 0-14-1-25-9-36 14 5 20 19 20 36 6-14 19-22 36-19-14 5-25 11-28 25 11-9 28-5 34 9-11-6-23-6-34 2-9 17-11 34-6 62 70 2 148 10 252 8 12 0 24-1 34-2 3-18 2-30-2-40-14-4-30-4-44 0 12-12 30-18 48-18s38 6 50 18c-14-4-30-5-44-1-5 12-5 24-3 39 92-4 180-14 289-8v56H0z"
      />
    </svg>
  );
}
