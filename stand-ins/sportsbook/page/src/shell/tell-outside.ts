import type { Book } from '../core/book.ts';
import { pathOf } from '../core/router.ts';

/** From this width on the slip stands beside the matches. */
const widePx = 900;
/** From this one days and leagues stand on their other side. */
const roomyPx = 1_280;

/** Tells the page around the book what it should know: how tall it is, where it stands, and what the slip holds. */
export function tellOutside(home: HTMLElement, { router, desk, isWide, isRoomy, tell }: Book): () => void {
  let heightPx = 0;
  let count = -1;
  let isOpen: boolean | undefined;
  let isMounted: boolean | undefined;

  const observer = new ResizeObserver(() => {
    const { height } = home.getBoundingClientRect();
    measure();
    const px = Math.ceil(height);
    if (px !== heightPx) tell({ kind: 'height', px });
    heightPx = px;
  });
  observer.observe(home);

  function measure() {
    const { width } = home.getBoundingClientRect();
    isWide.set(width >= widePx);
    isRoomy.set(width >= roomyPx);
    home.toggleAttribute('data-wide', width >= widePx);
    home.toggleAttribute('data-roomy', width >= roomyPx);
  }

  function tellSlip() {
    const now = desk.slip.get().picks.length;
    if (now !== count) tell({ kind: 'slipCount', count: now });
    count = now;
    const isNowOpen = !isWide.get() && router.route.get().view === 'slip';
    if (isNowOpen !== isOpen) tell({ kind: 'slipOpen', isOpen: isNowOpen });
    isOpen = isNowOpen;
    // Beside the matches the slip is in sight already: there is nowhere to go.
    const isNowMounted = !isWide.get();
    if (isNowMounted !== isMounted) tell({ kind: 'slipMounted', isMounted: isNowMounted });
    isMounted = isNowMounted;
  }

  function tellPlace() {
    tell({ kind: 'navigate', path: pathOf(router.route.get()) });
    // Where a view was left, the page around knows.
    if (!router.isReturn()) tell({ kind: 'scrollTop' });
    tellSlip();
  }

  const undo = [router.route.subscribe(tellPlace), desk.slip.subscribe(tellSlip), isWide.subscribe(tellSlip)];
  measure();
  tellSlip();
  return () => {
    observer.disconnect();
    for (const each of undo) each();
  };
}
