import type { HostCommand } from '@harmattan/wires/frames/frame-event';
import type { Book } from '../core/book.ts';
import { pathOf, readRoute } from '../core/router.ts';
import { renewedAddress } from './renewed-address.ts';

/** What the page around the book asks of it. Who is signed in was told when the page was opened; a message only renews a session that ended. */
export function takeCommand(command: HostCommand | { kind: 'goTo'; page: string }, book: Book): void {
  switch (command.kind) {
    case 'goToSlip':
      book.router.go({ view: 'slip' });
      book.tell({ kind: 'scrollTop' });
      break;
    case 'goTo':
      book.router.go(readRoute(command.page));
      break;
    case 'addSelection':
      void addSelection(command, book);
      break;
    case 'logout':
      book.session.leave();
      break;
    case 'session':
      renew(command, book);
      break;
  }
}

/** A session that ended begins anew with a fresh token. One that is good is kept. */
function renew({ token, isRefresh }: Extract<HostCommand, { kind: 'session' }>, book: Book): void {
  const { dress, language, router, session } = book;
  if (dress !== 'bti' || !isRefresh || token === null || session.state.get().who !== 'lost') return;
  const path = pathOf(router.route.get());
  location.replace(renewedAddress({ token, language: language.get(), path, search: location.search }));
}

/** The price is the server's own: what a message says of it is not believed. */
async function addSelection(
  { match, market, outcome }: Extract<HostCommand, { kind: 'addSelection' }>,
  { api, desk }: Book,
): Promise<void> {
  const answer = await api.checkSlip([{ match, market, outcome }]);
  const [pick] = answer.ok ? answer.data.picks : [];
  const isThere = desk.slip
    .get()
    .picks.some((each) => each.match === match && each.market === market && each.outcome === outcome);
  if (pick?.state !== 'open' || isThere) return;
  desk.toggle({ match, market, outcome, price: pick.price, home: pick.home?.name ?? '', away: pick.away?.name ?? '' });
}
