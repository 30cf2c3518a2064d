interface Window {
  /** How far the window is below the top of the frame. */
  offsetPx(): number;
  scrollTo(offsetPx: number): void;
}

/** Where each view of a book was left, for the way back to it: the page around a tall frame is what scrolls. */
export function createFramePlaces(first: string, { offsetPx, scrollTo }: Window) {
  const places = new Map<string, number>();
  let shown = first;
  let wantedPx: number | undefined;

  /** A view that is asked for anew is short until its matches are there. Before the first change of height, the view that was left stands there. */
  function reach(): void {
    if (wantedPx === undefined) return;
    scrollTo(wantedPx);
    if (Math.abs(offsetPx() - wantedPx) <= 1) wantedPx = undefined;
  }

  return {
    /** A book that begins a view at its top says so next. */
    navigated(path: string): void {
      places.set(shown, offsetPx());
      shown = path;
      wantedPx = places.get(path);
      if (wantedPx !== undefined) scrollTo(wantedPx);
    },
    /** The frame has another height. */
    resized: reach,
    /** The player or the book has chosen another place. */
    giveUp(): void {
      wantedPx = undefined;
    },
  };
}
