import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { SafeplayEntry, SafeplayQuestion } from '@harmattan/wires/safeplay';

export interface EntryRow extends SafeplayEntry {
  position: bigint;
}

const columns = sql`position, reference, identity_number as "identityNumber", first_name as "firstName", last_name as "lastName",
  to_char(birth_date, 'YYYY-MM-DD') as "birthDate", phones, emails`;

export async function insertEntry(db: Queryable, entry: SafeplayEntry): Promise<void> {
  await db.query(sql`
    insert into safeplay.entry (reference, identity_number, first_name, last_name, birth_date, phones, emails)
    values (${entry.reference}, ${entry.identityNumber}, ${entry.firstName}, ${entry.lastName}, ${entry.birthDate},
      ${entry.phones}, ${entry.emails})`);
}

/** The oldest first. */
export async function listAfter(db: Queryable, after: bigint, limit: number): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    sql`select ${columns} from safeplay.entry where position > ${after} order by position limit ${limit}`,
  );
  return rows;
}

export async function findEntries(db: Queryable, asked: SafeplayQuestion, limit: number): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(sql`
    select ${columns} from safeplay.entry
    where identity_number = any(${asked.identityNumbers}::text[]) or phones && ${asked.phones}::text[] or emails && ${asked.emails}::text[]
    order by position limit ${limit}`);
  return rows;
}

export async function listNewest(db: Queryable, limit: number): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    sql`select ${columns} from safeplay.entry order by position desc limit ${limit}`,
  );
  return rows;
}
