import { useRef } from 'react';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useSession } from '../../shared/session/session.ts';
import { BookView } from '../../shared/sportsbook/book-view.tsx';
import { HeroCards } from './hero-cards.tsx';
import styles from './home-page.module.css';
import { useIsNear } from './use-is-near.ts';

/** Far below the matches, so they come after them: the games once the reader is near. */
const HomeMore = lazyPart(async () => (await import('./home-more.tsx')).HomeMore, 'welcome', 'games');
const Welcome = lazyPart(async () => (await import('./welcome.tsx')).Welcome, 'welcome');

/** Home is the main sportsbook: what glows above, the matches, games, and at the end who we are. */
export function HomePage() {
  const endOfBook = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(endOfBook);
  const isVisitor = useSession() === undefined;
  return (
    <>
      <BookView name="altenar" lead={<HeroCards />} />
      <div ref={endOfBook} className={styles.games} data-visitor={isVisitor || undefined}>
        {isNear && <HomeMore />}
      </div>
      <Welcome />
    </>
  );
}
