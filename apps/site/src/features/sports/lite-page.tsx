import { BookView } from '../../shared/sportsbook/book-view.tsx';
import { SportsFrame } from '../../shared/sportsbook/sports-frame.tsx';

/** The main book as its supplier's widget: the script draws it in a frame of an origin of its own. */
export function LitePage() {
  return (
    <BookView name="altenar">
      <SportsFrame name="lite" />
    </BookView>
  );
}
