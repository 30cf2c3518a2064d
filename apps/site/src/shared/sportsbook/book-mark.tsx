import type { BookName } from '@harmattan/wires/suppliers/names';
import styles from './book-mark.module.css';

/** Plain signs of our own drawing, on a grid of 16: peaks, bars, a matrix, a goal. */
const signs: Record<BookName, string> = {
  altenar: 'M1.5 13.5 8 2.5l6.5 11M5.5 13.5 8 9l2.5 4.5',
  bti: 'M2.5 13.5v-4M8 13.5v-11M13.5 13.5v-7',
  everymatrix: 'M3 3v.1M8 3v.1M13 3v.1M3 8v.1M8 8v.1M13 8v.1M3 13v.1M8 13v.1M13 13v.1',
  bsbetting: 'M2 13.5v-10h12v10M2 7h12M8 3.5v10',
};

/** The supplier's word mark. */
export function BookMark({ book, name }: { book: BookName; name: string }) {
  return (
    <span className={styles.mark} data-book={book}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[book]} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
