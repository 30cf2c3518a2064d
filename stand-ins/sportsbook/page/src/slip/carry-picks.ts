import type { Shelf } from '@harmattan/sandbox-ui/shelf';
import type { Api } from '../core/api.ts';
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

/** What was carried, or what a link brings. Picks that are there already stay. */
export async function unpackPicks({ api, desk, router }: Omit<CarryDeps, 'shelf'>): Promise<void> {
  const route = router.route.get();
  if (route.view !== 'slip' || route.code === undefined || desk.slip.get().picks.length > 0) return;
  const answer = await api.loadCode(route.code);
  if (answer.ok && desk.slip.get().picks.length === 0) desk.load(answer.data);
}
