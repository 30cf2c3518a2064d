import type { RacesDeps } from './races-deps.ts';
import { listRunningGameIds } from './terms-store.ts';

/**
 * Has the catalogue say of each game whether it counts in a race that is running. It looks at what the catalogue says now, so
 * that a restart or another process that came too late is put right; the lists change only when this does.
 */
export async function markGames({ pool, games }: Pick<RacesDeps, 'pool' | 'games'>): Promise<boolean> {
  const running = (await listRunningGameIds(pool)).filter((id) => games.game(id) !== undefined);
  const marked = games.tournamentGames();
  if (running.length === marked.size && running.every((id) => marked.has(id))) return false;
  await games.setTournamentGames(running);
  return true;
}
