import type { Queryable } from '@harmattan/process/transaction';

export interface Writer {
  pid: number;
  role: string;
  application: string;
  /** Unknown of other roles' transactions. */
  ageSeconds: number | null;
}

/** Of all that write in this database and have not committed, the one that began first. */
export async function findOldestWriter(db: Queryable): Promise<Writer | null> {
  const { rows } = await db.query<Writer>(
    `select pid, usename as role, application_name as application,
       extract(epoch from clock_timestamp() - xact_start)::integer as "ageSeconds"
     from pg_stat_activity where backend_xid is not null and datname = current_database()
     order by age(backend_xid) desc limit 1`,
  );
  return rows[0] ?? null;
}
