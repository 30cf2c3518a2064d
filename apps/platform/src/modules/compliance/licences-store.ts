import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface LicenceRow {
  id: string;
  authority: string;
  number: string;
  regions: string[];
  products: string[];
  /** Days of the market, both with it. */
  valid_from: string;
  valid_until: string;
  registered_by: string;
  registered_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  end_reason: string | null;
}

export interface NewLicence extends Pick<LicenceRow, 'id' | 'authority' | 'number' | 'regions' | 'products'> {
  from: string;
  until: string;
  by: string;
}

const listMax = 200;

const columns = sql`id, authority, number, regions, products, valid_from::text as valid_from, valid_until::text as valid_until, registered_by,
  registered_at, ended_at, ended_by, end_reason`;

/** False where it is registered already. */
export async function insertLicence(db: Queryable, licence: NewLicence): Promise<boolean> {
  const { id, authority, number, regions, products, from, until, by } = licence;
  const { rowCount } = await db.query(sql`
    insert into compliance.licence (id, authority, number, regions, products, valid_from, valid_until, registered_by)
    values (${id}, ${authority}, ${number}, ${regions}, ${products}, ${from}, ${until}, ${by})
    on conflict (authority, number, valid_from) do nothing`);
  return rowCount === 1;
}

/** Undefined where it has ended before, or there is none. */
export async function endLicence(
  db: Queryable,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<LicenceRow | undefined> {
  const { rows } = await db.query<LicenceRow>(sql`
    update compliance.licence set ended_at = app_now(), ended_by = ${by}, end_reason = ${reason}
    where id = ${id} and ended_at is null returning ${columns}`);
  return rows[0];
}

/** Those in force first, by their end; then those that have ended. */
export async function listLicences(db: Queryable): Promise<LicenceRow[]> {
  const { rows } = await db.query<LicenceRow>(sql`
    select ${columns} from compliance.licence order by ended_at is not null, valid_until, id limit ${listMax}`);
  return rows;
}
