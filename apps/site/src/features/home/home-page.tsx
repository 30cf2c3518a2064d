import { useRef } from 'react';
import { BannerRow } from '../../shared/banner/banner-row.tsx';
import { type HomeSection, home } from '../../shared/brand/brand.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useSession } from '../../shared/session/session.ts';
import { BookView } from '../../shared/sportsbook/book-view.tsx';
import { HeroCards } from './hero-cards.tsx';
import styles from './home-page.module.css';
import { useIsNear } from './use-is-near.ts';

/** Far below the matches, so they come after them: the games once the reader is near. */
const HomeMore = lazyPart(async () => (await import('./home-more.tsx')).HomeMore, 'welcome', 'games');
const Welcome = lazyPart(async () => (await import('./welcome.tsx')).Welcome, 'welcome');

const placeOf = (section: HomeSection) => home.indexOf(section);
const areMatchesLed = placeOf('cards') >= 0 && placeOf('cards') === placeOf('matches') - 1;

/** Home is the main sportsbook, with what glows, banners, games and who we are, in the operator's order. */
export function HomePage() {
  return home.map((section) => {
    const Section = sections[section];
    return <Section key={section} />;
  });
}

const sections = { banners: Banners, cards: Cards, matches: Matches, games: Games, welcome: Welcome };

function Banners() {
  return (
    <div className={styles.banners}>
      <BannerRow place="home" />
    </div>
  );
}

/** Right above the matches they share their head. */
function Cards() {
  return areMatchesLed ? null : (
    <div className={styles.cards}>
      <HeroCards />
    </div>
  );
}

function Matches() {
  return <BookView name="altenar" lead={areMatchesLed && <HeroCards />} />;
}

function Games() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const isVisitor = useSession() === undefined;
  return (
    <div ref={place} className={styles.games} data-visitor={isVisitor || undefined}>
      {(isNear || placeOf('games') < placeOf('matches')) && <HomeMore />}
    </div>
  );
}
