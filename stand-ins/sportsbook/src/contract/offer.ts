/** What the page and the server tell each other about matches and prices. Both sides import it; nothing else is sent. */

export interface MatchSummary {
  id: string;
  /** `football`. */
  sport: string;
  league: string;
  home: Side;
  away: Side;
  /** UTC, as `2026-11-15T18:00:00Z`. */
  startsAt: string;
  state: MatchState;
  /** Raised by one with every change that is told. */
  version: number;
  minute: number;
  score: [home: number, away: number];
  /** Nothing can be bet on just now. */
  isSuspended: boolean;
  /** The market that lists show. Empty when it is closed. */
  main: MarketView[];
  /** How many markets there are besides. */
  more: number;
}

export interface Side {
  id: string;
  name: string;
  crest: { colours: readonly [string, string]; shape: string };
}

export type MatchState = 'scheduled' | 'running' | 'break' | 'finished' | 'postponed' | 'abandoned';

export interface MarketView {
  key: string;
  /** In the market's fixed order. A price of 0 cannot be bet on. */
  outcomes: { key: string; price: number }[];
}

export interface MatchDetails extends MatchSummary {
  /** Points of each quarter that has begun, overtimes after them, in a sport that has quarters. */
  parts?: [home: number, away: number][];
  markets: MarketView[];
}

export interface LeagueView {
  id: string;
  sport: string;
  name: string;
  /** How many matches are still to come or under way. */
  matches: number;
  live: number;
}

/** `GET /api/home?sport=<key>`: of one sport, live first, then what begins next. Without a sport it is the first. */
export interface Home {
  live: MatchSummary[];
  next: MatchSummary[];
  /** Of every sport. */
  leagues: LeagueView[];
  /** How many begin today, in Lagos. */
  today: number;
  now: string;
}

/**
 * `GET /api/matches?sport=<key>&league=<id>&day=<yyyy-mm-dd, Lagos>&search=<text>&live=1&after=<cursor>`: the earliest first, twenty at a time. Without a
 * sport those of the first; a league and a search need none. `leagues=<id>,<id>` and `ids=<match>,<match>`: matches of any of the leagues, and these matches.
 */
export interface MatchList {
  matches: MatchSummary[];
  /** What to ask for next. */
  after: string | null;
  /** Of a search, on its first page: leagues that are called so and have matches. */
  leagues?: LeagueView[];
}

/** The socket `/api/stream`. A page says what it shows; everything it said before counts no more. */
export interface StreamRequest {
  /** Matches of which the main market is shown. At most 60. */
  watch: string[];
  /** The match that is open with all its markets. */
  open?: string;
  /** Whether matches that begin or end are of interest (the lists). */
  lists?: boolean;
}

/** What changed of a match. A version that is not the next one means that something was missed: ask for the match again. */
export interface MatchDelta {
  /** The match. */
  m: string;
  /** Its version. */
  v: number;
  /** All that is watched of it and not only what changed, so versions in between do not matter: sent when the watching begins. */
  w?: 1;
  /** Minute, score and state, where they changed. */
  t?: number;
  s?: [number, number];
  p?: MatchState;
  /** Points of each quarter, where they changed: only to a page that has the match open. */
  q?: [number, number][];
  /** Suspended: 1, or not: 0. */
  x?: 0 | 1;
  /** Prices of the markets that changed, in their fixed order; null for one that was closed. */
  o?: Record<string, number[] | null>;
}

/** One message of the socket. */
export interface StreamMessage {
  d?: MatchDelta[];
  /** Matches that began or ended: the lists are to be asked for again. */
  lists?: true;
}
