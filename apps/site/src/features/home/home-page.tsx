import { lazyPart } from '../../shared/page/lazy-part.ts';
import { PartBoundary } from '../../shared/page/part-boundary.tsx';
import { BookView } from '../../shared/sportsbook/book-view.tsx';
import { HeroCards } from './hero-cards.tsx';

/** Far below the matches, so it comes after them. */
const Welcome = lazyPart(async () => (await import('./welcome.tsx')).Welcome, 'welcome');

/** Home is the main sportsbook: what glows above, the matches, and at the end who we are. */
export function HomePage() {
  return (
    <>
      <BookView name="altenar" lead={<HeroCards />} />
      <PartBoundary>
        <Welcome />
      </PartBoundary>
    </>
  );
}
