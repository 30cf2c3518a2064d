import type { Home } from '../../../src/contract/offer.ts';
import type { Book } from '../core/book.ts';

/** What the book's home tells besides its matches, which every view needs: the leagues' names and what time it is. */
export function learnHome(home: Home, { matches, leagues, clockOffsetMs }: Book): void {
  matches.keep([...home.live, ...home.next]);
  leagues.set(new Map(home.leagues.map(({ id, name }) => [id, name])));
  clockOffsetMs.set(Date.parse(home.now) - Date.now());
}
