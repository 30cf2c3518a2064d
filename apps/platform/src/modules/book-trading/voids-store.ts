import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface TicketVoid {
  /** Of the request that two people decided on. */
  id: string;
  number: string;
  playerId: bigint;
  stakeMinor: Minor;
  ground: 'price' | 'late' | 'match';
  /** The version of the betting rules that players saw when the ticket was accepted; 0 is the installation's. */
  rulesVersion: number;
  by: string;
}

const columns = sql`id, ticket as number, player_id as "playerId", stake_minor as "stakeMinor", ground, rules_version as "rulesVersion", decided_by as by`;

export async function insertVoid(db: Queryable, ticketVoid: TicketVoid): Promise<void> {
  const { id, number, playerId, stakeMinor, ground, rulesVersion, by } = ticketVoid;
  await db.query(sql`
    insert into book_trading.ticket_void (id, ticket, player_id, stake_minor, ground, rules_version, decided_by)
    values (${id}, ${number}, ${playerId}, ${stakeMinor}, ${ground}, ${rulesVersion}, ${by})`);
}

export async function listDueVoids(db: Queryable, limit: number): Promise<TicketVoid[]> {
  const { rows } = await db.query<TicketVoid>(
    sql`select ${columns} from book_trading.ticket_void where state = 'due' order by created_at limit ${limit}`,
  );
  return rows;
}

/** False where another process has marked it. */
export async function markVoid(
  db: Queryable,
  { id, state, givenBackMinor }: { id: string; state: 'done' | 'refused'; givenBackMinor: Minor | null },
): Promise<boolean> {
  const { rows } = await db.query<{ id: string }>(sql`
    update book_trading.ticket_void set state = ${state}, ended_at = app_now(), given_back_minor = ${givenBackMinor}
    where id = ${id} and state = 'due' returning id`);
  return rows.length > 0;
}
