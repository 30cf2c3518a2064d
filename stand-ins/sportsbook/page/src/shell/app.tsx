import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useRef } from 'preact/hooks';
import { BetsView } from '../bets/bets-view.tsx';
import { useBook } from '../core/book.ts';
import { pathOf, type Route } from '../core/router.ts';
import { HomeView } from '../offer/home-view.tsx';
import { ListView } from '../offer/list-view.tsx';
import { MatchView } from '../offer/match-view.tsx';
import { SlipView } from '../slip/slip-view.tsx';
import { Foot } from './foot.tsx';
import { later } from './later.tsx';
import { Notices } from './notices.tsx';
import { SlipBar } from './slip-bar.tsx';
import { SlipColumn } from './slip-column.tsx';
import { Top } from './top.tsx';

const PopularCodesView = later(async () => (await import('../slip/popular-codes-view.tsx')).PopularCodesView, {
  rows: 4,
});

const WayTree = later(async () => (await import('../offer/way-tree.tsx')).WayTree, { rows: 6 });

/** The whole book: what is looked at, and where there is room the slip beside it. */
export function App() {
  const { router, isWide, isRoomy, isFramed } = useBook();
  const route = useStore(router.route);
  const hasRoom = useStore(isWide);
  const hasMoreRoom = useStore(isRoomy);
  const view = useRef<HTMLElement>(null);
  const path = pathOf(route);
  const first = useRef(path);
  useEffect(() => {
    if (first.current === path) return;
    first.current = '';
    // With the focus on its heading, a screen reader announces the new view.
    view.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, [path]);
  // Where the slip stands beside everything, there is no view of it to go to.
  const shown: Route = hasRoom && route.view === 'slip' ? { view: 'home' } : route;
  return (
    <>
      <Top />
      <Notices />
      <div class="columns">
        {hasMoreRoom && <WayTree />}
        <main class="view" ref={view}>
          <View route={shown} />
        </main>
        {hasRoom && <SlipColumn />}
      </div>
      <Foot />
      {!hasRoom && !isFramed && route.view !== 'slip' && <SlipBar />}
    </>
  );
}

function View({ route }: { route: Route }) {
  switch (route.view) {
    case 'home':
      return <HomeView />;
    case 'list':
      return <ListView route={route} />;
    case 'match':
      return <MatchView key={route.id} id={route.id} market={route.market} />;
    case 'codes':
      return <PopularCodesView />;
    case 'slip':
      return <SlipView />;
    case 'bets':
      return <BetsView state={route.state} bet={route.bet} />;
  }
}
