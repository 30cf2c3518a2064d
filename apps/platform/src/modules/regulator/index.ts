import type pg from 'pg';
import { type Cut, isOfRegion, readFigures, readPlayers } from './regulator-store.ts';

export type { Cut } from './regulator-store.ts';

const pageSize = 50;

/** What an authority reads: figures and players of a state, by the journal's totals. */
export function createRegulator({ pool }: { pool: pg.Pool }) {
  return {
    figures: (cut: Cut) => readFigures(pool, cut),
    players: ({ page, ...cut }: Cut & { page: number }) =>
      readPlayers(pool, { ...cut, limit: pageSize, offset: (page - 1) * pageSize }),
    isOfRegion: (player: { playerId: bigint; region: string }) => isOfRegion(pool, player),
  };
}

export type Regulator = ReturnType<typeof createRegulator>;
