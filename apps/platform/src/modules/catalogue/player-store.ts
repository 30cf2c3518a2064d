import { sql } from 'kysely';
import type { Executor } from './catalogue-store.ts';

/** What a player's own hand has left on the list: ids of games, the latest first. */
export interface PlayerMarks {
  favourites: number[];
  recents: number[];
}

const recentsMax = 12;

export async function readMarks(db: Executor, playerId: bigint): Promise<PlayerMarks> {
  const { rows } = await sql<PlayerMarks>`
    select
      array(select game_id from catalogue.favourite where player_id = ${playerId} order by at desc, game_id) as favourites,
      array(select game_id from catalogue.recent where player_id = ${playerId}
        order by played_at desc, game_id limit ${recentsMax}) as recents`.execute(db);
  return rows[0] as PlayerMarks;
}

export async function addFavourite(db: Executor, playerId: bigint, gameId: number): Promise<void> {
  await sql`
    insert into catalogue.favourite (player_id, game_id) values (${playerId}, ${gameId})
    on conflict do nothing`.execute(db);
}

export async function removeFavourite(db: Executor, playerId: bigint, gameId: number): Promise<void> {
  await sql`delete from catalogue.favourite where player_id = ${playerId} and game_id = ${gameId}`.execute(db);
}

/**
 * Keeps the latest few and forgets the others. A player may open several games at once: each statement waits
 * for one row at most, so that two of them never wait for each other.
 */
export async function saveRecent(db: Executor, playerId: bigint, gameId: number): Promise<void> {
  await sql`
    insert into catalogue.recent (player_id, game_id) values (${playerId}, ${gameId})
    on conflict (player_id, game_id) do update set played_at = excluded.played_at`.execute(db);
  await sql`
    delete from catalogue.recent where player_id = ${playerId} and game_id in (
      select game_id from catalogue.recent where player_id = ${playerId} and game_id <> ${gameId}
      order by played_at desc, game_id offset ${recentsMax - 1} for update skip locked)`.execute(db);
}
