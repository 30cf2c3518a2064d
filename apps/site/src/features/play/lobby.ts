import type { GameAddress } from './start-call.ts';

interface Arrival {
  address: GameAddress;
  /** `document.referrer`: empty, or any page of the web. */
  referrer: string;
  /** Of this site. */
  origin: string;
}

export interface Lobby {
  /** Absolute, and always on this site. */
  url: string;
  /** Whether the player came from there just now. */
  isWhereFrom: boolean;
}

/** As long as the calls take it. */
const lengthMax = 500;

/** Pages that lead to a game only by way of another one. */
const passages = /^\/+(game\/start|login|register)/i;

/** The list to go back to: where the player came from on this site, else the one that the game belongs to. */
export function lobbyOf({ address, referrer, origin }: Arrival): Lobby {
  const came = parse(referrer);
  if (came?.origin !== origin || passages.test(came.pathname))
    return { url: origin + listOf(address), isWhereFrom: false };
  const withoutFilters = origin + came.pathname;
  const url = [withoutFilters + came.search, withoutFilters].find(({ length }) => length <= lengthMax);
  return url === undefined ? { url: origin + listOf(address), isWhereFrom: false } : { url, isWhereFrom: true };
}

/** By supplier, and of the one who has a bit of everything by product. */
function listOf({ pathname }: GameAddress): string {
  const [, , page = '', product] = pathname.toLowerCase().split('/');
  if (page === 'startvivo') return '/livecasino';
  if (page === 'startglobalbet') return '/virtualgames';
  if (page === 'startbetsolutions' && product === '1') return '/tablegames';
  if (page === 'startbetsolutions' && product === '3') return '/provablyfair';
  return '/slots';
}

function parse(referrer: string): URL | undefined {
  try {
    return new URL(referrer);
  } catch {
    return undefined;
  }
}
