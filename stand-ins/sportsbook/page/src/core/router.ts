import { createStore, type Store } from '@harmattan/sandbox-ui/store';

/** Beside the first, which no address names. */
export type OtherSport = 'basketball';

export type Route =
  /** Without a sport it is football's. */
  | { view: 'home'; sport?: OtherSport }
  | { view: 'list'; by: 'live' | 'all' | 'favourites'; sport?: OtherSport }
  /** By a market: of the matches that come next one is chosen, and opened with that market first. */
  | { view: 'list'; by: 'day' | 'league' | 'search' | 'market'; value: string; sport?: OtherSport }
  | { view: 'match'; id: string; market?: string }
  /** With a booking code the slip begins with what the code stands for; other picks stay unless the player agrees. */
  | { view: 'slip'; code?: string }
  /** Booking codes that many have bet under. */
  | { view: 'codes' }
  /** With the number of a bet, that one stands first. */
  | { view: 'bets'; state: 'open' | 'settled'; bet?: string };

export const codeShape = /^[A-Z0-9]{5,8}$/;

/** `match/17`, `league/savannah`, `live`, `basketball/live`; whatever is not understood is the home of the book. */
export function readRoute(path: string): Route {
  const words = path
    .replace(/^[#/]+/, '')
    .replace(/[?#].*$/, '')
    .split('/');
  const ofSport = words[0] === 'basketball' ? ({ sport: 'basketball' } as const) : {};
  const [head = '', ...rest] = 'sport' in ofSport ? words.slice(1) : words;
  const value = safelyDecoded(rest.join('/'));
  if (head === 'live' || head === 'all' || head === 'favourites') return { view: 'list', by: head, ...ofSport };
  if ((head === 'day' || head === 'league' || head === 'search' || head === 'market') && value)
    return { view: 'list', by: head, value, ...ofSport };
  if (head === 'match' && value) return matchRoute(value);
  if (head === 'slip') return slipRoute(value.toUpperCase());
  if (head === 'codes') return { view: 'codes' };
  if (head === 'bets') return betsRoute(value);
  return { view: 'home', ...ofSport };
}

/** Of the view that a route names, to be carried over to another. */
export function sportOf(route: Route): { sport?: OtherSport } {
  return 'sport' in route && route.sport ? { sport: route.sport } : {};
}

/** `17`, `17/corners`. */
function matchRoute(value: string): Route {
  const [id = '', market] = value.split('/');
  return market ? { view: 'match', id, market } : { view: 'match', id };
}

function slipRoute(code: string): Route {
  return codeShape.test(code) ? { view: 'slip', code } : { view: 'slip' };
}

const betShape = /^\d{1,20}$/;

/** `settled`, `open/1234567890`. */
function betsRoute(value: string): Route {
  const [state, bet = ''] = value.split('/');
  const route = { view: 'bets', state: state === 'settled' ? 'settled' : 'open' } as const;
  return betShape.test(bet) ? { ...route, bet } : route;
}

export function pathOf(route: Route): string {
  switch (route.view) {
    case 'home':
      return route.sport ? `/${route.sport}` : '/';
    case 'list': {
      const list = 'value' in route ? `/${route.by}/${encodeURIComponent(route.value)}` : `/${route.by}`;
      return route.sport ? `/${route.sport}${list}` : list;
    }
    case 'match':
      return `/match/${encodeURIComponent(route.id)}${route.market ? `/${encodeURIComponent(route.market)}` : ''}`;
    case 'codes':
      return '/codes';
    case 'slip':
      return route.code ? `/slip/${route.code}` : '/slip';
    case 'bets':
      if (route.bet) return `/bets/${route.state}/${route.bet}`;
      return route.state === 'open' ? '/bets' : '/bets/settled';
  }
}

export interface Router {
  route: Store<Route>;
  go(route: Route): void;
  /** To where one came from, or to the book's home. */
  back(): void;
  /** Whether the view that is shown was left before, and the way back led to it. */
  isReturn(): boolean;
  stop(): void;
}

/** How many views the way back remembers. */
const trailMax = 100;

/** In a frame the way back is the browser's own, by the address behind `#`; in a widget it is kept in memory. */
export function createRouter({ first, usesAddress }: { first: string; usesAddress: boolean }): Router {
  // The first view may be named elsewhere; on the way back to it the address is without a name again.
  const given = () => readRoute(usesAddress && location.hash.length > 1 ? location.hash : first);
  const route = createStore(given());
  const trail: Route[] = [];
  let isReturn = false;

  function leave(): void {
    trail.push(route.get());
    if (trail.length > trailMax) trail.shift();
  }

  /** To a view that the way here leads through, or on to another one. */
  function show(next: Route): void {
    const last = trail[trail.length - 1];
    isReturn = last !== undefined && pathOf(last) === pathOf(next);
    if (isReturn) trail.pop();
    else leave();
    route.set(next);
  }

  const follow = () => {
    const next = given();
    if (pathOf(next) !== pathOf(route.get())) show(next);
  };
  if (usesAddress) addEventListener('hashchange', follow);
  return {
    route,
    isReturn: () => isReturn,
    go(next) {
      if (pathOf(next) === pathOf(route.get())) return;
      leave();
      isReturn = false;
      if (usesAddress) location.hash = pathOf(next);
      route.set(next);
    },
    back() {
      if (usesAddress && trail.length > 0) history.back();
      else show(trail[trail.length - 1] ?? { view: 'home' });
    },
    stop: () => removeEventListener('hashchange', follow),
  };
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
