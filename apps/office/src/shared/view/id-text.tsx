import styles from './id-text.module.css';

/** An id that a person compares or copies: in letters of one width, and whole. */
export function IdText({ id }: { id: string }) {
  return <code className={styles.id}>{id}</code>;
}
