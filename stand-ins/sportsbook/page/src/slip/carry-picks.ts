import type { Shelf } from '@harmattan/sandbox-ui/shelf';
import type { Api } from '../core/api.ts';
import type { Book } from '../core/book.ts';
import type { Router } from '../core/router.ts';
import type { SlipDesk } from './slip-desk.ts';

interface CarryDeps {
  api: Api;
  desk: SlipDesk;
  router: Router;
  shelf: Shelf;
}

/**
 * Where a browser keeps nothing for a page in a frame, the picks go through the sign-in as a booking code: it becomes a part of where the
 * book stands, and the page around it opens the book there again.
 */
export async function carryPicks({ api, desk, router, shelf }: CarryDeps): Promise<void> {
  const { picks } = desk.slip.get();
  if (picks.length === 0 || shelf.isLasting()) return;
  const answer = await api.makeCode(picks.map(({ match, market, outcome }) => ({ match, market, outcome })));
  if (answer.ok) router.go({ view: 'slip', code: answer.data.code });
}

/** Opens the code that the book stands at: of picks that were carried, or of a link. Answers what ends that. */
export function openCodesOf({ router, desk, opener }: Pick<Book, 'router' | 'desk' | 'opener'>): () => void {
  const look = () => {
    const route = router.route.get();
    if (route.view !== 'slip' || route.code === undefined) return;
    const { code, picks } = desk.slip.get();
    // What the player has changed about it since stays.
    if (code !== route.code || picks.length === 0) void opener.open(route.code);
  };
  look();
  return router.route.subscribe(look);
}
