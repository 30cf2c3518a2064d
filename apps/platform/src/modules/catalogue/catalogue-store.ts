import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { KnownCatalogue, KnownGame, ListedGame, ListedSupplier } from './listing.ts';

export interface Revision {
  number: bigint;
  shippedHash: string | null;
}

export async function readRevision(db: Queryable): Promise<Revision> {
  const { rows } = await db.query<Revision>(sql`
    select number, shipped_hash as "shippedHash" from catalogue.revision`);
  return rows[0] as Revision;
}

export const isOtherRevision = (number: bigint): Sql => sql`(select number from catalogue.revision) <> ${number}`;

/** Every transaction that changes the list locks this row first, so that two changes never mix. */
export async function lockRevision(db: Queryable): Promise<Revision> {
  const { rows } = await db.query<Revision>(sql`
    select number, shipped_hash as "shippedHash" from catalogue.revision for update`);
  return rows[0] as Revision;
}

export async function saveShippedHash(db: Queryable, hash: string): Promise<void> {
  await db.query(sql`update catalogue.revision set shipped_hash = ${hash}`);
}

export async function hasGames(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(sql`select exists (select from catalogue.game) as found`);
  return rows[0]?.found === true;
}

export async function readCatalogue(db: Queryable): Promise<KnownCatalogue> {
  const suppliers = await db.query<ListedSupplier>(sql`
    select name, id, slot_page_name as "slotPageName", image_base as "imageBase", is_enabled as "isEnabled"
    from catalogue.supplier order by id`);
  const games = await db.query<KnownGame>(sql`
    select g.id, supplier, external_id as "externalId", variant, name, game_type as "gameType", categories, image,
      is_for_mobile as "isForMobile", is_for_desktop as "isForDesktop", has_free_play as "hasFreePlay",
      has_drops_and_wins as "hasDropsAndWins", to_char(released_on, 'YYYY-MM-DD') as "releasedOn", popularity,
      is_enabled as "isEnabled", t.game_id is not null as "isInTournament"
    from catalogue.game g left join catalogue.tournament_game t on t.game_id = g.id order by g.id`);
  return { suppliers: suppliers.rows, games: games.rows };
}

export async function saveSuppliers(db: Queryable, suppliers: ListedSupplier[]): Promise<void> {
  if (suppliers.length === 0) return;
  await db.query(sql`
    insert into catalogue.supplier (id, name, slot_page_name, image_base, is_enabled)
    select id, name, "slotPageName", "imageBase", "isEnabled"
    from jsonb_to_recordset(${JSON.stringify(suppliers)}::jsonb)
      as s(id integer, name text, "slotPageName" text, "imageBase" text, "isEnabled" boolean)
    on conflict (id) do update set slot_page_name = excluded.slot_page_name, image_base = excluded.image_base,
      is_enabled = excluded.is_enabled`);
}

const gameColumns = sql`
  supplier text, "externalId" text, variant text, name text, "gameType" integer, categories integer[], image text,
  "isForMobile" boolean, "isForDesktop" boolean, "hasFreePlay" boolean, "hasDropsAndWins" boolean,
  "releasedOn" date, popularity integer, "isEnabled" boolean`;

/** Their ids follow the order that they are given in. */
export async function insertGames(db: Queryable, games: ListedGame[]): Promise<void> {
  if (games.length === 0) return;
  await db.query(sql`
    insert into catalogue.game (supplier, external_id, variant, name, game_type, categories, image, is_for_mobile,
      is_for_desktop, has_free_play, has_drops_and_wins, released_on, popularity, is_enabled)
    select supplier, "externalId", variant, name, "gameType", categories, image, "isForMobile", "isForDesktop",
      "hasFreePlay", "hasDropsAndWins", "releasedOn", popularity, "isEnabled"
    from rows from (jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as (${gameColumns})) with ordinality
      order by ordinality`);
}

export async function updateGames(db: Queryable, games: ListedGame[]): Promise<void> {
  if (games.length === 0) return;
  await db.query(sql`
    update catalogue.game g set name = n.name, game_type = n."gameType", categories = n.categories, image = n.image,
      is_for_mobile = n."isForMobile", is_for_desktop = n."isForDesktop", has_free_play = n."hasFreePlay",
      has_drops_and_wins = n."hasDropsAndWins", released_on = n."releasedOn", popularity = n.popularity,
      is_enabled = n."isEnabled", changed_at = app_now()
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as n(${gameColumns})
    where g.supplier = n.supplier and g.external_id = n."externalId" and g.variant = n.variant`);
}

export async function disableGames(db: Queryable, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(sql`
    update catalogue.game set is_enabled = false, changed_at = app_now() where id = any(${ids}::integer[])`);
}

/** Ids that no game has are left out. Without a difference nothing is written, and no process rebuilds its lists. */
export async function replaceTournamentGames(db: Queryable, ids: number[]): Promise<void> {
  const { rows } = await db.query<{ isSo: boolean }>(sql`
    select not exists (
      (select id from catalogue.game where id = any(${ids}::integer[]) except select game_id from catalogue.tournament_game)
      union all
      (select game_id from catalogue.tournament_game where game_id <> all(${ids}::integer[]))) as "isSo"`);
  if (rows[0]?.isSo) return;
  await db.query(sql`delete from catalogue.tournament_game where game_id <> all(${ids}::integer[])`);
  await db.query(sql`
    insert into catalogue.tournament_game (game_id) select id from catalogue.game where id = any(${ids}::integer[])
    on conflict do nothing`);
}
