import { useSearchParams } from '@harmattan/router/use-search-params';
import { EmptyState } from '@harmattan/ui/empty-state';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { BookFrame } from './book-frame.tsx';
import { SearchForm } from './search-form.tsx';
import { useT } from './texts.ts';
import { TicketCard } from './ticket-card.tsx';
import styles from './tickets-page.module.css';
import { type Ticket, textLengthMin, useTickets } from './use-book.ts';

export function TicketsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const query = useTickets(text);
  return (
    <BookFrame>
      <SearchForm key={text} text={text} label={t('book.tickets.field')} hint={t('book.tickets.field.hint')} />
      {text.length < textLengthMin ? (
        <div className={remoteStyles.panel}>
          <EmptyState icon="receipt" title={t('book.tickets.start.title')} text={t('book.tickets.start.text')} />
        </div>
      ) : (
        <Remote query={query}>{(tickets) => <Tickets tickets={tickets} />}</Remote>
      )}
    </BookFrame>
  );
}

function Tickets({ tickets }: { tickets: Ticket[] }) {
  const t = useT();
  if (tickets.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="receipt" title={t('book.tickets.empty.title')} text={t('book.tickets.empty.text')} />
      </div>
    );
  return (
    <ul className={styles.list} aria-label={t('book.tickets.list')}>
      {tickets.map((ticket) => (
        <li key={`${ticket.number} ${ticket.playerId}`}>
          <TicketCard ticket={ticket} />
        </li>
      ))}
    </ul>
  );
}
