import { useT } from '@harmattan/i18n/use-t';
import { useId } from 'react';
import { AppLink } from '../../shared/page/app-link.tsx';
import { BookMark } from '../../shared/sportsbook/book-mark.tsx';
import { useBooks } from '../../shared/sportsbook/use-books.ts';
import styles from './book-lists.module.css';

/** The suppliers' own lists, where a bet can be sold and its ticket be read. Without an answer the page does without. */
export function BookLists() {
  const t = useT();
  const headingId = useId();
  const { data: books = [] } = useBooks();
  if (books.length === 0) return null;
  return (
    <section className={styles.lists} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('rounds.books')}
      </h2>
      <p className={styles.text}>{t('rounds.books.text')}</p>
      <ul className={styles.books}>
        {books.map(({ id, key, name, preMatchUrl }) => (
          <li key={id}>
            <AppLink className={styles.book} href={`${preMatchUrl}?page=bets`}>
              <BookMark book={key} name={name} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
