import styles from './colour-specimen.module.css';
import { Sample, Specimen } from './specimen.tsx';

const grounds = ['ground', 'surface', 'raised', 'line', 'edge'] as const;
const inks = ['text', 'text-soft', 'text-faint', 'accent-text', 'sand', 'good', 'bad', 'info'] as const;

/** Both themes side by side, whichever the page wears. */
export function ColourSpecimen() {
  return (
    <Specimen name="Colours">
      <Sample props="tokens.css">
        <div className={styles.themes} lang="en">
          <Theme theme="dark" />
          <Theme theme="light" />
        </div>
      </Sample>
    </Specimen>
  );
}

function Theme({ theme }: { theme: 'dark' | 'light' }) {
  return (
    <div className={styles.theme} data-theme={theme}>
      <ul className={styles.swatches}>
        {grounds.map((token) => (
          <li key={token} className={styles.row}>
            <span className={styles.swatch} style={{ background: `var(--${token})` }} />
            {token}
          </li>
        ))}
        <li className={styles.row}>
          <span className={styles.swatch} style={{ background: 'var(--accent)' }} />
          accent
        </li>
      </ul>
      <ul className={styles.swatches}>
        {inks.map((token) => (
          <li key={token} style={{ color: `var(--${token})` }}>
            {token} 12,345
          </li>
        ))}
      </ul>
    </div>
  );
}
