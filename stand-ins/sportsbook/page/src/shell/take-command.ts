import type { HostCommand } from '@harmattan/wires/frames/frame-event';
import type { Book } from '../core/book.ts';
import { readRoute } from '../core/router.ts';

/** What the page around the book asks of it. Who is signed in was told when the page was opened, and is not changed by a message. */
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
      break;
  }
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
