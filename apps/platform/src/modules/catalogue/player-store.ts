import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** What a player's own hand has left on the list: ids of games, the latest first. */
export interface PlayerMarks {
  favourites: number[];
  recents: number[];
}

const recentsMax = 12;

export async function readMarks(db: Queryable, playerId: bigint): Promise<PlayerMarks> {
  const { rows } = await db.query<PlayerMarks>(sql`
    select
      array(select game_id from catalogue.favourite where player_id = ${playerId} order by at desc, game_id) as favourites,
      array(select game_id from catalogue.recent where player_id = ${playerId}
        order by played_at desc, game_id limit ${recentsMax}) as recents`);
  return rows[0] as PlayerMarks;
}

export async function addFavourite(db: Queryable, playerId: bigint, gameId: number): Promise<void> {
  await db.query(sql`
    insert into catalogue.favourite (player_id, game_id) values (${playerId}, ${gameId})
    on conflict do nothing`);
}

export async function removeFavourite(db: Queryable, playerId: bigint, gameId: number): Promise<void> {
  await db.query(sql`delete from catalogue.favourite where player_id = ${playerId} and game_id = ${gameId}`);
}

/**
 * Keeps the latest few and forgets the others. A player may open several games at once: each statement waits
 * for one row at most, so that two of them never wait for each other.
 */
export async function saveRecent(db: Queryable, playerId: bigint, gameId: number): Promise<void> {
  await db.query(sql`
    insert into catalogue.recent (player_id, game_id) values (${playerId}, ${gameId})
    on conflict (player_id, game_id) do update set played_at = excluded.played_at`);
  await db.query(sql`
    delete from catalogue.recent where player_id = ${playerId} and game_id in (
      select game_id from catalogue.recent where player_id = ${playerId} and game_id <> ${gameId}
      order by played_at desc, game_id offset ${recentsMax - 1} for update skip locked)`);
}
