import { useState } from 'react';
import styles from './logo.module.css';

interface LogoProps {
  name: string;
  /** The operator's own, uploaded in the office. */
  picture?: { hash: string; width: number } | null | undefined;
}

/** The operator's picture; without it the sun going down in the dust, and the name of the house. */
export function Logo({ name, picture }: LogoProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (picture && !hasFailed)
    return (
      <img
        className={styles.picture}
        src={`/art/uploads/${picture.hash}-${picture.width}.webp`}
        alt={name}
        width={picture.width / 3}
        height={32}
        onError={() => setHasFailed(true)}
      />
    );
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" width="28" height="28" viewBox="0 0 26 26">
        <circle className={styles.sun} cx="13" cy="11" r="8" />
        <path className={styles.dust} d="M2 15h22M4 19h18M7 23h12" />
      </svg>
      <span className={styles.name} title={name}>
        {name}
      </span>
    </span>
  );
}
