import type { SportsDeps } from './open-book.ts';
import { sportsRoutes } from './routes.ts';

export { providerName } from './providers.ts';

/** The embedded sportsbooks: which there are, and how each is opened. Their bets come over the suppliers' wallet. */
export function createSports(deps: SportsDeps) {
  return { handlers: sportsRoutes(deps) };
}
