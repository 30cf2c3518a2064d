import { useSearchParams } from '@harmattan/router/use-search-params';
import { EventsView } from './events-view.tsx';
import styles from './jackpot-page.module.css';
import { ListView } from './list-view.tsx';
import { PastView } from './rounds/past-view.tsx';
import { SlipView } from './slip-view.tsx';
import { useViewScroll } from './use-view-scroll.ts';

/** The list, the rounds that are over, a jackpot's events, and the slip with what was picked of them. The address says which. */
export function JackpotPage() {
  const [search] = useSearchParams();
  const jackpotId = /^[1-9]\d{0,8}$/.exec(search.get('id') ?? '')?.[0];
  const isSlip = search.has('slip');
  const isPast = search.has('past');
  useViewScroll(`${jackpotId ?? ''}${isSlip ? ' slip' : ''}${isPast ? ' past' : ''}`);

  return <div className={styles.page}>{view()}</div>;

  function view() {
    if (jackpotId === undefined) return isPast ? <PastView /> : <ListView />;
    if (isSlip) return <SlipView key={jackpotId} jackpotId={jackpotId} />;
    return <EventsView key={jackpotId} jackpotId={jackpotId} />;
  }
}
