import { useT } from '@harmattan/i18n/use-t';
import { useLocation } from '@harmattan/router/location';
import { AppLink } from '../page/app-link.tsx';
import { bookPage } from './book-page.ts';
import type { ShownBook } from './books.ts';
import { OpenedBook } from './opened-book.tsx';
import styles from './sports-frame.module.css';
import { useOpening } from './use-opening.ts';

/** A supplier's book in its frame. */
export function SportsFrame({ name }: { name: ShownBook }) {
  const t = useT();
  const { key, opening } = useOpening();
  const isAtBets = bookPage(useLocation().search) === 'bets';
  return (
    <>
      {isAtBets && (
        <p className={styles.bets}>
          <AppLink href="/Sports/mybets">{t('sports.all-bets')}</AppLink>
        </p>
      )}
      <OpenedBook key={`${name} ${key}`} name={name} opening={opening} />
    </>
  );
}
