import styles from './dune-art.module.css';

/** An airship on its way over the dunes, before the sun that the dust makes pale. */
export function DuneArt() {
  return (
    <svg className={styles.art} viewBox="0 0 720 320" aria-hidden="true">
      <g className={styles.sun}>
        <circle cx="520" cy="176" r="164" opacity=".05" />
        <circle cx="520" cy="176" r="120" opacity=".08" />
        <circle cx="520" cy="176" r="76" />
      </g>
      <path className={styles.dust} d="M418 188h150M598 188h44M398 210h56M478 210h176M432 232h182" />
      <path className={styles.specks} d="M334 136v0M404 42v0M640 52v0M694 108v0M560 30v0M446 88v0" />
      {/* Both grounds run on far beyond the picture, so that it can stand in a hero of any width. */}
      <path
        className={styles.far}
        d="M-2000 262C-900 226-120 290 40 244c70-20 120-34 190-22 76 12 130 44 220 36 96-8 170-44 270-30h2000v100H-2000z"
      />
      <g className={styles.flying}>
        <path
          className={styles.ship}
          d="M196 108c0-20 42-36 96-36 46 0 84 14 98 33l22-15v38l-22-13c-14 18-52 31-98 31-54 0-96-17-96-38zM258 150h62l-8 16h-44z"
        />
        <path className={styles.seams} d="M206 108h182M228 88c36-9 92-9 128 1M228 128c36 10 92 10 128-1" />
      </g>
      <path
        className={styles.near}
        d="M-2000 300C-1200 250-300 330-40 286c130-22 240 14 380 8 150-6 240-34 380-28h2000v74H-2000z"
      />
    </svg>
  );
}
