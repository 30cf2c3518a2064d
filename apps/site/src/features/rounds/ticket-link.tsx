import { useT } from '@harmattan/i18n/use-t';
import { AppLink } from '../../shared/page/app-link.tsx';
import { useBooks } from '../../shared/sportsbook/use-books.ts';
import styles from './bet-cards.module.css';
import type { Round } from './fetch-rounds.ts';

/** Where the book itself shows the bet, with its scores and the way to sell it. A book that is switched off has no such place. */
export function TicketLink({ bet, isOpen }: { bet: NonNullable<Round['bet']>; isOpen: boolean }) {
  const t = useT();
  const { data: books = [] } = useBooks();
  const book = books.find(({ key }) => key === bet.book);
  if (!book) return null;
  const page = `bets/${isOpen ? 'open' : 'settled'}/${encodeURIComponent(bet.reference)}`;
  return (
    <AppLink className={styles.ticket} href={`${book.preMatchUrl}?page=${page}`}>
      {t(isOpen ? 'rounds.bets.ticket.open' : 'rounds.bets.ticket')}
    </AppLink>
  );
}
