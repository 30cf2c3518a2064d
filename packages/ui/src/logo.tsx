import styles from './logo.module.css';

/** The sun going down in the dust, and the name of the house. */
export function Logo({ name }: { name: string }) {
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
