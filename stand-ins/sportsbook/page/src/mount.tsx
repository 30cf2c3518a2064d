import { systemRandom } from '@harmattan/kernel/random';
import { openShelf } from '@harmattan/sandbox-ui/shelf';
import { createStore } from '@harmattan/sandbox-ui/store';
import type { FrameEvent, HostCommand } from '@harmattan/wires/frames/frame-event';
import { render } from 'preact';
import type { Home } from '../../src/contract/offer.ts';
import { type PriceFormat, priceFormats } from '../../src/prices/index.ts';
import { createApi } from './core/api.ts';
import { type Book, BookContext, type Dress } from './core/book.ts';
import { keepSeats } from './core/old-seats.ts';
import { createRouter, sportOf } from './core/router.ts';
import { createSession } from './core/session.ts';
import { openFavourites } from './offer/favourites.ts';
import { createKeptAnswers } from './offer/kept-answers.ts';
import { learnHome } from './offer/learn-home.ts';
import { createMatches } from './offer/matches.ts';
import type { PagedList } from './offer/paged-list.ts';
import { createPatience } from './offer/patience.ts';
import { openStream } from './offer/stream.ts';
import { createWatching } from './offer/watching.ts';
import { App } from './shell/app.tsx';
import { keepScroll } from './shell/keep-scroll.ts';
import { takeCommand } from './shell/take-command.ts';
import { tellOutside } from './shell/tell-outside.ts';
import { showsTheme, type Theme } from './shell/theme.ts';
import { carryPicks, openCodesOf } from './slip/carry-picks.ts';
import { createCodeOpener } from './slip/open-code.ts';
import { shareSlip } from './slip/share-slip.ts';
import { openSlipDesk } from './slip/slip-desk.ts';
import { fetchTexts, type Language, languageOf } from './texts/index.ts';

const balanceEveryMs = 20_000;

interface MountOptions {
  /** Where the server is; empty for where the page came from. */
  apiUrl: string;
  /** Of the seat; null for a visitor. */
  secret: string | null;
  dress: Dress;
  /** `sw`, `sw-SW`. */
  language: string;
  currency: string;
  siteUrl: string;
  oddsFormat?: PriceFormat | undefined;
  /** What is shown first: `live`, `bets`, `match/17`. */
  page?: string | undefined;
  /** Whether views are named in the page's own address. In a widget they are not. */
  usesAddress?: boolean;
  /** Whether a host page is around the book and has a button for the slip. */
  isFramed?: boolean;
  canRedirect?: boolean;
  /** As the reader's system has it, unless it is given. */
  theme?: Theme | undefined;
  problem?: 'session' | 'down' | null;
  on(event: FrameEvent): void;
}

interface Mounted {
  command(command: HostCommand): void;
  update(change: { language?: string; oddsFormat?: PriceFormat; page?: string }): void;
  unmount(): void;
}

/** What every visit begins with. */
function createStates() {
  return {
    language: createStore<Language>('en'),
    leagues: createStore<ReadonlyMap<string, string>>(new Map()),
    clockOffsetMs: createStore(0),
    isWide: createStore(false),
    isRoomy: createStore(false),
    isSearching: createStore(false),
    isSlipFull: createStore(false),
    kept: { homes: createKeptAnswers<Home>(), lists: createKeptAnswers<PagedList>() },
  };
}

/** The parts of the book, connected with one another. Nothing is shown yet. */
function openBook(options: MountOptions) {
  const { apiUrl, secret, dress, currency, siteUrl, problem = null, on } = options;
  const api = createApi({ apiUrl, secret });
  const prefix = `book:${dress}`;
  const shelf = openShelf(prefix);
  const { favourites, stop: stopFavourites } = openFavourites(shelf, prefix);
  // A seat that could not be taken just now says nothing about those of before.
  if (secret !== null || problem === null) keepSeats({ shelf, apiUrl, secret });
  const matches = createMatches(api);
  const session = createSession(api, secret, () => on({ kind: 'sessionLost' }));
  const listsVersion = createStore(0);
  const askAgain = () => listsVersion.change((version) => version + 1);
  const lists = createPatience(askAgain, systemRandom);
  const usesAddress = options.usesAddress ?? false;
  const router = createRouter({ first: options.page ?? '', usesAddress });
  const desk = openSlipDesk({
    api,
    shelf,
    session,
    async needLogin() {
      await carryPicks({ api, desk, router, shelf });
      on({ kind: 'needLogin' });
    },
    betPlaced(ids) {
      on({ kind: 'betPlaced', ids });
      opener.dismiss();
      // The code in the address would fill the slip again.
      const route = router.route.get();
      if (route.view === 'slip' && route.code) router.go({ view: 'slip' });
      void session.refresh();
    },
  });
  const opener = createCodeOpener({ api, desk });
  const stream = openStream({
    url: api.streamUrl(),
    take(delta) {
      matches.take(delta);
      if (desk.slip.get().picks.some(({ match }) => match === delta.m)) desk.recheck();
    },
    listsChanged: lists.soon,
    backAgain: askAgain,
  });
  const watching = createWatching(stream);
  const book: Book = {
    api,
    matches,
    stream,
    watching,
    desk,
    opener,
    session,
    router,
    dress,
    currency,
    siteUrl,
    format: createStore(readFormat(shelf.read('format')) ?? options.oddsFormat ?? 'decimal'),
    favourites,
    ...createStates(),
    listsVersion,
    sport: createStore(sportOf(router.route.get()).sport),
    isFramed: options.isFramed ?? !usesAddress,
    canRedirect: options.canRedirect ?? false,
    tell: on,
    problem,
  };
  return { book, shelf, lists, stopFavourites };
}

/** The views of matches name a sport; on all others the last one stays. */
function followSport({ router, sport }: Book): () => void {
  return router.route.subscribe(() => {
    const route = router.route.get();
    if (route.view === 'home' || route.view === 'list') sport.set(route.sport);
  });
}

function createHome({ dress, isFramed }: Book): HTMLElement {
  const home = document.createElement('div');
  home.className = 'book';
  home.dataset.dress = dress;
  home.toggleAttribute('data-framed', isFramed);
  return home;
}

/** Puts the book into an element, wherever that is: in a page of its own, or in a shadow root of a host page. */
export function mount(root: HTMLElement | ShadowRoot, options: MountOptions): Mounted {
  const { book, shelf, lists, stopFavourites } = openBook(options);
  const { desk, router, session, stream, watching } = book;
  const home = createHome(book);
  root.append(home);
  let isGone = false;
  const undo = [
    stopFavourites,
    showsTheme(home, options.theme),
    ...(options.usesAddress ? [keepScroll(home, book)] : []),
    tellOutside(home, book),
    followSport(book),
    openCodesOf(book),
    shareSlip(`book:${book.dress}:slip`, desk),
    book.format.subscribe(() => shelf.write('format', book.format.get())),
    desk.slip.subscribe(() => {
      book.isSlipFull.set(false);
      hold();
    }),
    book.language.subscribe(() => {
      home.lang = book.language.get();
    }),
  ];
  hold();
  void session.refresh();
  // Money moves elsewhere too: a deposit, a game in another tab.
  const looking = setInterval(() => document.hidden || session.refresh(), balanceEveryMs);
  void speak(options.language).then(() => {
    if (isGone) return;
    render(
      <BookContext.Provider value={book}>
        <App />
      </BookContext.Provider>,
      home,
    );
    options.on({ kind: 'ready' });
  });
  void learnHomeElsewhere(book);

  return {
    command: (command) => takeCommand(command, book),
    update({ language, oddsFormat, page }) {
      if (language !== undefined) void speak(language);
      if (oddsFormat !== undefined) book.format.set(oddsFormat);
      if (page !== undefined) takeCommand({ kind: 'goTo', page }, book);
    },
    unmount() {
      isGone = true;
      render(null, home);
      for (const each of undo) each();
      lists.stop();
      clearInterval(looking);
      stream.stop();
      watching.stop();
      desk.stop();
      router.stop();
      home.remove();
    },
  };

  async function speak(language: string) {
    const spoken = await fetchTexts(languageOf(language));
    book.language.set(spoken);
    home.lang = spoken;
  }

  function hold() {
    watching.hold([...new Set(desk.slip.get().picks.map(({ match }) => match))]);
  }
}

/** Who begins elsewhere needs what the home of the book tells as well. */
async function learnHomeElsewhere(book: Book): Promise<void> {
  if (book.router.route.get().view === 'home') return;
  const answer = await book.api.home();
  if (answer.ok) learnHome(answer.data, book);
}

function readFormat(kept: unknown): PriceFormat | undefined {
  return priceFormats.find((format) => format === kept);
}
