import type { Store } from '@harmattan/sandbox-ui/store';
import type { FrameEvent } from '@harmattan/wires/frames/frame-event';
import type { BookName } from '@harmattan/wires/suppliers/names';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Home } from '../../../src/contract/offer.ts';
import type { PriceFormat } from '../../../src/prices/index.ts';
import type { Favourites } from '../offer/favourites.ts';
import type { KeptAnswers } from '../offer/kept-answers.ts';
import type { Matches } from '../offer/matches.ts';
import type { PagedList } from '../offer/paged-list.ts';
import type { Stream } from '../offer/stream.ts';
import type { Watching } from '../offer/watching.ts';
import type { CodeOpener } from '../slip/open-code.ts';
import type { SlipDesk } from '../slip/slip-desk.ts';
import type { Language } from '../texts/index.ts';
import type { Api } from './api.ts';
import type { OtherSport, Router } from './router.ts';
import type { Session } from './session.ts';

/** Whose clothes the book wears. */
export type Dress = BookName;

/** Everything that views use, put together once by `mount`. */
export interface Book {
  api: Api;
  matches: Matches;
  stream: Stream;
  watching: Watching;
  desk: SlipDesk;
  opener: CodeOpener;
  session: Session;
  router: Router;
  dress: Dress;
  currency: string;
  /** Where the operator's site is, without a slash at its end. */
  siteUrl: string;
  language: Store<Language>;
  format: Store<PriceFormat>;
  /** Names of leagues by their ids, as far as they were heard. */
  leagues: Store<ReadonlyMap<string, string>>;
  favourites: Store<Favourites>;
  /** For the way back. */
  kept: { homes: KeptAnswers<Home>; lists: KeptAnswers<PagedList> };
  /** Raised when lists are to be asked for again. */
  listsVersion: Store<number>;
  /** Whose matches are looked at: the way to matches and live ones leads there. */
  sport: Store<OtherSport | undefined>;
  /** How far the server's clock is from this one. */
  clockOffsetMs: Store<number>;
  /** Whether a host page is around the book and has a button for the slip. */
  isFramed: boolean;
  /** Whether the page around goes to another page of the site when it is asked to. Not every supplier has a word for that. */
  canRedirect: boolean;
  isWide: Store<boolean>;
  /** Days and leagues stand beside the matches, too. */
  isRoomy: Store<boolean>;
  isSearching: Store<boolean>;
  /** A pick was refused because the slip is full. */
  isSlipFull: Store<boolean>;
  tell(event: FrameEvent): void;
  /** Why the page was opened without a seat: the door said so. */
  problem: 'session' | 'down' | null;
}

export const BookContext = createContext<Book | undefined>(undefined);

export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error('a view stands in the book');
  return book;
}
