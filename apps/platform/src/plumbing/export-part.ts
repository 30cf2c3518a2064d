import { type Sql, sql } from '@harmattan/process/sql';

/** Rows of one page. */
export const exportPageMax = 500;

/** What a module has of a player, for the file that the player asks for. */
export interface ExportPart {
  /** The field of the file. */
  name: string;
  /** Where it comes from. */
  tables: readonly string[];
  /** The rows after a sort key; null is the beginning. Made by `exportPage`. */
  page(after: string | null): Sql;
}

/**
 * A page of rows as JSON texts, each with its sort key. `rows` names a column `sort_key`, which no row shows, takes those after the key it is given, is
 * ordered by it and ends with `limit ${exportPageMax}`.
 */
export const exportPage = (rows: Sql): Sql =>
  sql`select (to_jsonb(part) - 'sort_key')::text as row, part.sort_key::text as key from (${rows}) part`;
