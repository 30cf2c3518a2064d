import { BookView } from '../../shared/sportsbook/book-view.tsx';
import { useOpening } from '../../shared/sportsbook/use-opening.ts';
import { LiteBook } from './lite-book.tsx';

/** The main book without a frame: its supplier's script draws it into the page. */
export function LitePage() {
  const { key, opening } = useOpening();
  return (
    <BookView name="altenar">
      <LiteBook key={key} opening={opening} />
    </BookView>
  );
}
