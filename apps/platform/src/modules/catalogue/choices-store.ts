import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Choices, GameChoice } from './choices.ts';

export async function readChoices(db: Queryable): Promise<Choices> {
  const games = await db.query<GameChoice & { id: number; version: number }>(sql`
    select game_id as id, is_hidden as "isHidden", popularity, categories, has_drops_and_wins as "hasDropsAndWins", version
    from catalogue.game_choice`);
  const suppliers = await db.query<{ id: number; isHidden: boolean; version: number }>(sql`
    select supplier_id as id, is_hidden as "isHidden", version from catalogue.supplier_choice`);
  return {
    games: new Map(games.rows.map(({ id, ...choice }) => [id, choice])),
    suppliers: new Map(suppliers.rows.map(({ id, ...choice }) => [id, choice])),
  };
}

/** The caller holds the lock of the revision. */
export async function saveGameChoice(
  db: Queryable,
  { id, choice, version }: { id: number; choice: GameChoice; version: number },
): Promise<void> {
  const { isHidden, popularity, categories, hasDropsAndWins } = choice;
  await db.query(sql`
    insert into catalogue.game_choice (game_id, is_hidden, popularity, categories, has_drops_and_wins, version)
    values (${id}, ${isHidden}, ${popularity}, ${categories}::integer[], ${hasDropsAndWins}, ${version})
    on conflict (game_id) do update set is_hidden = excluded.is_hidden, popularity = excluded.popularity,
      categories = excluded.categories, has_drops_and_wins = excluded.has_drops_and_wins, version = excluded.version`);
}

/** The caller holds the lock of the revision. */
export async function saveSupplierChoice(
  db: Queryable,
  { id, isHidden, version }: { id: number; isHidden: boolean; version: number },
): Promise<void> {
  await db.query(sql`
    insert into catalogue.supplier_choice (supplier_id, is_hidden, version) values (${id}, ${isHidden}, ${version})
    on conflict (supplier_id) do update set is_hidden = excluded.is_hidden, version = excluded.version`);
}
