import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export type Asks = 'freeze' | 'tell' | 'release';

/** As it is read. Lists of whole numbers come as text. */
interface ReadOrder extends Omit<OrderRow, 'players'> {
  players: string[];
}

export interface OrderRow {
  id: string;
  authority: string;
  number: string;
  received_at: Date;
  asks: Asks;
  until: Date | null;
  body: string;
  document_sha256: string | null;
  releases: string | null;
  registered_by: string;
  registered_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  end_reason: string | null;
  /** Whether its time was over before it was ended. */
  is_over: boolean;
  players: bigint[];
}

export interface NewOrder
  extends Pick<OrderRow, 'id' | 'authority' | 'number' | 'asks' | 'until' | 'body' | 'releases' | 'players'> {
  receivedAt: Date;
  documentSha256: string | null;
  by: string;
}

const listMax = 200;

const columns = sql`o.id, o.authority, o.number, o.received_at, o.asks, o.until, o.body, o.document_sha256, o.releases, o.registered_by,
  o.registered_at, o.ended_at, o.ended_by, o.end_reason, coalesce(o.ended_at is null and o.until <= app_now(), false) as is_over,
  array(select p.player_id::text from compliance.order_player p where p.order_id = o.id order by p.player_id) as players`;

/** False where the authority's number is registered already. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into compliance.authority_order
      (id, authority, number, received_at, asks, until, body, document_sha256, releases, registered_by)
    values (${order.id}, ${order.authority}, ${order.number}, ${order.receivedAt}, ${order.asks}, ${order.until}, ${order.body},
      ${order.documentSha256}, ${order.releases}, ${order.by})
    on conflict (authority, number) do nothing`);
  if (rowCount !== 1) return false;
  await db.query(sql`
    insert into compliance.order_player (order_id, player_id)
    select ${order.id}::uuid, player from unnest(${order.players}::bigint[]) player`);
  return true;
}

/** False where it has ended before. */
export async function endOrder(
  db: Queryable,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update compliance.authority_order set ended_at = app_now(), ended_by = ${by}, end_reason = ${reason}
    where id = ${id} and ended_at is null`);
  return rowCount === 1;
}

/** The newest first; of one player where one is named. */
export async function listOrders(db: Queryable, playerId: bigint | null): Promise<OrderRow[]> {
  const { rows } = await db.query<ReadOrder>(sql`
    select ${columns} from compliance.authority_order o
    where ${playerId}::bigint is null
      or exists (select from compliance.order_player p where p.order_id = o.id and p.player_id = ${playerId}::bigint)
    order by o.registered_at desc, o.id limit ${listMax}`);
  return rows.map(orderOf);
}

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const { rows } = await db.query<ReadOrder>(
    sql`select ${columns} from compliance.authority_order o where o.id = ${id}`,
  );
  return rows[0] && orderOf(rows[0]);
}

function orderOf({ players, ...order }: ReadOrder): OrderRow {
  return { ...order, players: players.map(BigInt) };
}
