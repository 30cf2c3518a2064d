import type { Minor } from '@harmattan/kernel/money';
import type { RacesDeps } from './races-deps.ts';
import type { Race } from './races-store.ts';
import { listStanding } from './standing-store.ts';

export interface Leader {
  place: number;
  playerId: bigint;
  turnoverMinor: Minor;
}

/** How many play, and who has the first places. */
export async function readLeaders(
  { pool, scoring }: Pick<RacesDeps, 'pool' | 'scoring'>,
  { id, players }: Pick<Race, 'id' | 'players'>,
  limit: number,
): Promise<{ players: number; leaders: Leader[] }> {
  if (players !== null) return { players, leaders: await listStanding(pool, id, limit) };
  return { players: await scoring.players(id), leaders: await scoring.top(id, limit) };
}
