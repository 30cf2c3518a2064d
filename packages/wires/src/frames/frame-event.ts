/**
 * What a sportsbook in a frame tells the page around it, and what the page tells the frame, whatever the supplier calls it.
 * The files beside this one read and write each supplier's own words.
 */

export type FrameEvent =
  | { kind: 'ready' }
  /** How tall the book would like to be. */
  | { kind: 'height'; px: number }
  /** Something of the book covers all of it and wants the whole screen. */
  | { kind: 'overlay'; isOn: boolean }
  /** Show the top of the frame, or what lies so many pixels below it. */
  | { kind: 'scrollTop'; offset?: number }
  /** The book shows another of its own pages: `/match/17`. The host may keep it in its address, below its own path. */
  | { kind: 'navigate'; path: string; offset?: number }
  /** Take the player to another page of the site. */
  | { kind: 'redirect'; path: string }
  | { kind: 'needLogin' }
  | { kind: 'needRegister' }
  /** There is a slip to go to. */
  | { kind: 'slipMounted'; isMounted: boolean }
  /** The slip is on screen, at the top of the frame. */
  | { kind: 'slipOpen'; isOpen: boolean }
  | { kind: 'slipCount'; count: number }
  /** A bet was placed or sold, so the balance has moved. */
  | { kind: 'betPlaced'; ids?: string[] }
  /** Who was signed in is so no longer, or a fresh token is asked for. */
  | { kind: 'sessionLost' }
  /** What the book is made of did not load: the frame stays blank. */
  | { kind: 'failed' };

export type HostCommand =
  | { kind: 'goToSlip' }
  | { kind: 'addSelection'; match: string; market: string; outcome: string; priceThousandths?: number }
  /** The player's session: the answer to `ready`, or to `sessionLost`. Null for a visitor. Never send it to `*`. */
  | { kind: 'session'; token: string | null; isRefresh: boolean }
  | { kind: 'logout' };

/** One supplier's words. What it has no word for is written as undefined and not sent. */
export interface FrameDialect {
  /** Undefined for whatever is not understood: it is ignored. */
  readEvent(data: unknown): FrameEvent | undefined;
  writeEvent(event: FrameEvent): unknown | undefined;
  readCommand(data: unknown): HostCommand | undefined;
  writeCommand(command: HostCommand): unknown | undefined;
}
