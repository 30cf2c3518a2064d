import type { CatalogueDeps } from './catalogue-deps.ts';
import { popularFirst } from './lists/category-rules.ts';
import { type GameCard, passes } from './lists/game-entry.ts';
import { shownUnless } from './lists/pauses.ts';
import { markCards } from './mark-cards.ts';
import { readMarks } from './player-store.ts';

/** Cards of these games, as the lists show them: those that can be shown on the device, the popular ones first. */
export async function cardsOf(
  { pool, snapshot, pauses }: CatalogueDeps,
  gameIds: number[],
  { playerId, forMobile }: { playerId?: bigint | undefined; forMobile: boolean },
): Promise<GameCard[]> {
  const mayShow = shownUnless(pauses()) ?? (() => true);
  const entries = [...new Set(gameIds)]
    .flatMap((id) => snapshot().entry(id) ?? [])
    .filter((entry) => passes(entry, { forMobile, providerId: 0 }) && mayShow(entry))
    .sort(popularFirst);
  const marks = playerId === undefined ? undefined : await readMarks(pool, playerId);
  return markCards(entries, marks);
}
