import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface StatedReturn {
  supplier: string;
  game: string;
  /** In ten-thousandths of the stakes. */
  returns: number;
  /** The paper that says so. */
  source: string;
}

export async function listStatedReturns(db: Queryable): Promise<StatedReturn[]> {
  const { rows } = await db.query<StatedReturn>(
    sql`select supplier, game, returns, source from suppliers.stated_return`,
  );
  return rows;
}

export async function saveStatedReturn(db: Queryable, stated: StatedReturn & { by: string }): Promise<void> {
  await db.query(sql`
    insert into suppliers.stated_return (supplier, game, returns, source, set_by)
    values (${stated.supplier}, ${stated.game}, ${stated.returns}, ${stated.source}, ${stated.by})
    on conflict (supplier, game) do update set returns = excluded.returns, source = excluded.source, set_by = excluded.set_by,
      set_at = app_now()`);
}
