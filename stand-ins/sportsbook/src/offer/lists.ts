import type { Home, LeagueView, MatchList } from '../contract/offer.ts';
import { type Board, compare } from './board.ts';
import type { HeldMatch } from './held-match.ts';
import { isWithin, localDayOf, spanOfLocalDay } from './local-day.ts';
import { isLive, isOver, type Match } from './match.ts';
import { search, searchLeagues } from './search.ts';
import { type Moment, tellSummary, tellTime } from './tell-match.ts';

const pageMax = 20;
const foundLeaguesMax = 5;
const homeMatches = 20;
/** Live matches leave so many places for what comes next. */
const homeNextMin = 8;

export interface ListQuery {
  sport?: string | undefined;
  league?: string | undefined;
  day?: string | undefined;
  search?: string | undefined;
  /** Matches of any of these leagues, and these matches. */
  leagues?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
  live?: boolean | undefined;
  after?: Cursor | undefined;
}

/** The last match of the page before. */
export type Cursor = Pick<Match, 'startsAt' | 'id'>;

/** What begins next and what is under way; of a day that has passed, its results. */
export function listMatches(board: Board, query: ListQuery, moment: Moment): MatchList {
  const { league, leagues, ids, live, after } = query;
  const isChosen = leagues !== undefined || ids !== undefined;
  // A league has one sport, a search is for clubs of any, and so is what a player has chosen.
  const isAny = league !== undefined || query.search !== undefined || isChosen;
  const sport = query.sport ?? (isAny ? undefined : board.firstSport());
  const span = query.day === undefined ? undefined : spanOfLocalDay(query.day);
  if (query.day !== undefined && !span) return { matches: [], after: null };
  const isPast = span !== undefined && span.until <= moment.now;
  const fitting = board.inOrder().filter(({ match }) => {
    if (isOver(match) !== isPast) return false;
    if (sport !== undefined && match.sport !== sport) return false;
    if (span && !isWithin(match.startsAt, span)) return false;
    if (league !== undefined && match.league !== league) return false;
    if (isChosen && !leagues?.includes(match.league) && !ids?.includes(match.id)) return false;
    return !live || isLive(match);
  });
  const found = query.search === undefined ? fitting : search(fitting, query.search);
  const rest = after ? found.filter(({ match }) => compare(match, after) > 0) : found;
  const page = rest.slice(0, pageMax);
  const last = page.at(-1)?.match;
  return {
    matches: page.map((held) => tellSummary(held, moment)),
    after: last && rest.length > pageMax ? writeCursor(last) : null,
    ...(query.search !== undefined && !after && { leagues: leaguesCalled(board, query.search) }),
  };
}

function leaguesCalled(board: Board, text: string): LeagueView[] {
  const open = listLeagues(board).filter(({ matches }) => matches > 0);
  return searchLeagues(open, text).slice(0, foundLeaguesMax);
}

export function listLeagues(board: Board): LeagueView[] {
  const counts = new Map<string, { matches: number; live: number }>();
  for (const { match } of board.inOrder()) {
    if (isOver(match)) continue;
    const count = counts.get(match.league) ?? { matches: 0, live: 0 };
    count.matches += 1;
    if (isLive(match)) count.live += 1;
    counts.set(match.league, count);
  }
  return board
    .leagues()
    .map(({ id, sport, name }) => ({ id, sport, name, ...(counts.get(id) ?? { matches: 0, live: 0 }) }));
}

export function tellHome(board: Board, moment: Moment, sport = board.firstSport()): Home {
  const open = board.inOrder().filter(({ match }) => !isOver(match) && match.sport === sport);
  const inPlay = open.filter(({ match }) => isLive(match));
  // What is as good as decided, or stopped by a person, stands last: the first rows are there to be bet on.
  const live = [...inPlay.filter(hasPrices), ...inPlay.filter((held) => !hasPrices(held))];
  const toCome = open.filter(({ match }) => !isLive(match) && match.startsAt > moment.now);
  const shownLive = live.slice(0, homeMatches - homeNextMin);
  const today = spanOfLocalDay(localDayOf(moment.now));
  const tell = (held: HeldMatch) => tellSummary(held, moment);
  return {
    live: shownLive.map(tell),
    next: toCome.slice(0, homeMatches - shownLive.length).map(tell),
    leagues: listLeagues(board),
    today: open.filter(({ match }) => today && isWithin(match.startsAt, today)).length,
    now: tellTime(moment.now),
  };
}

/** A goal that suspends for seconds takes no place away. */
function hasPrices({ match, main }: HeldMatch): boolean {
  return !match.isStopped && (main()?.outcomes.some(({ priceThousandths }) => priceThousandths > 0) ?? false);
}

function writeCursor({ startsAt, id }: Cursor): string {
  return `${startsAt.getTime()}.${id}`;
}

export function readCursor(text: string): Cursor | undefined {
  const [, ms, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return ms === undefined || id === undefined ? undefined : { startsAt: new Date(Number(ms)), id };
}
