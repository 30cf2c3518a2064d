import type { FrameEvent } from '@harmattan/wires/frames/frame-event';

/** How the page shows a book in its frame: what its messages have changed so far. */
export interface FrameView {
  /** Undefined: the height that all books have. */
  heightPx: number | undefined;
  /** Something in the book wants the whole screen. */
  isCovering: boolean;
  hasSlip: boolean;
  isSlipOpen: boolean;
  slipCount: number;
}

/** Only one book says whether it has a slip; the others always have one. */
export const firstView: FrameView = {
  heightPx: undefined,
  isCovering: false,
  hasSlip: true,
  isSlipOpen: false,
  slipCount: 0,
};

/** Where a book shows its slip on a page of its own. */
const slipPath = /^\/(bet-?)?slip\b/i;

export function viewAfter(view: FrameView, event: FrameEvent): FrameView {
  switch (event.kind) {
    case 'height':
      return { ...view, heightPx: event.px };
    case 'overlay':
      return { ...view, isCovering: event.isOn };
    case 'navigate':
      // One book has no other word for it.
      return { ...view, isSlipOpen: slipPath.test(event.path) };
    case 'slipMounted':
      return { ...view, hasSlip: event.isMounted };
    case 'slipOpen':
      return { ...view, isSlipOpen: event.isOpen };
    case 'slipCount':
      return { ...view, slipCount: event.count };
    default:
      return view;
  }
}

/** A player who reads the slip already needs no way to it. */
export function isSlipOffered({ hasSlip, isSlipOpen }: FrameView): boolean {
  return hasSlip && !isSlipOpen;
}
