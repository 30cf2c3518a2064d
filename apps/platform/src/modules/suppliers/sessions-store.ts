import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { WalletName } from '@harmattan/wires/suppliers/names';

export interface SessionRow {
  id: string;
  player_id: bigint;
  opened_by: string;
  game: string;
  currency: string;
  is_mobile: boolean;
  language: string;
  expires_at: Date;
}

const sessionColumns = sql`s.id, s.player_id, s.opened_by, s.game, s.currency, s.is_mobile, s.language, s.expires_at`;

export async function insertSession(
  db: Queryable,
  session: {
    id: string;
    supplier: WalletName;
    playerId: bigint;
    openedBy: string;
    gameId: number;
    game: string;
    currency: string;
    isMobile: boolean;
    language: string;
    lifeSeconds: number;
  },
): Promise<void> {
  await db.query(sql`
    insert into suppliers.session (id, supplier, player_id, opened_by, game_id, game, currency, is_mobile, language, expires_at)
    values (${session.id}, ${session.supplier}, ${session.playerId}, ${session.openedBy}, ${session.gameId},
      ${session.game}, ${session.currency}, ${session.isMobile}, ${session.language},
      app_now() + ${session.lifeSeconds} * interval '1 second')`);
}

/** False when another session has the same token, which only a name that the supplier chose can be. */
export async function insertToken(
  db: Queryable,
  token: { hash: Buffer; sessionId: string; isOneShot: boolean; lifeSeconds: number },
): Promise<boolean> {
  const { rows } = await db.query<{ is_own: boolean }>(sql`
    with made as (
      insert into suppliers.token (hash, session_id, is_one_shot, expires_at)
      values (${token.hash}, ${token.sessionId}, ${token.isOneShot}, app_now() + ${token.lifeSeconds} * interval '1 second')
      on conflict do nothing returning session_id)
    select coalesce((select session_id from made),
      (select session_id from suppliers.token where hash = ${token.hash})) = ${token.sessionId} as is_own`);
  return rows[0]?.is_own === true;
}

/** Once only for a one-shot code, however many come with it at the same time. */
export async function useToken(
  db: Queryable,
  supplier: WalletName,
  hash: Buffer,
): Promise<SessionRow | 'expired' | undefined> {
  const { rows } = await db.query<SessionRow>(sql`
    with used as (
      update suppliers.token t set used_at = coalesce(t.used_at, app_now())
      where t.hash = ${hash} and t.expires_at > app_now() and (t.used_at is null or not t.is_one_shot)
      returning t.session_id)
    select ${sessionColumns} from used join suppliers.session s on s.id = used.session_id
    where s.supplier = ${supplier} and s.expires_at > app_now()`);
  if (rows[0]) return rows[0];
  const known = await db.query(sql`
    select 1 from suppliers.token t join suppliers.session s on s.id = t.session_id
    where t.hash = ${hash} and s.supplier = ${supplier}`);
  return known.rows.length > 0 ? 'expired' : undefined;
}

export async function findSession(db: Queryable, supplier: WalletName, hash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>(sql`
    select ${sessionColumns} from suppliers.token t join suppliers.session s on s.id = t.session_id
    where t.hash = ${hash} and not t.is_one_shot and s.supplier = ${supplier}`);
  return rows[0];
}

/** The newest first. Five are enough: a player rarely has more open at a time. */
export async function findSessionsOfPlayer(
  db: Queryable,
  supplier: WalletName,
  playerId: bigint,
): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(sql`
    select ${sessionColumns} from suppliers.session s
    where s.player_id = ${playerId} and s.supplier = ${supplier} and s.expires_at > app_now()
    order by s.created_at desc limit 5`);
  return rows;
}

export async function hasPlayed(db: Queryable, supplier: WalletName, playerId: bigint): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from suppliers.session where player_id = ${playerId} and supplier = ${supplier} limit 1`);
  return rows.length > 0;
}

/** Kept long after they have expired: a win may come late, and must find its player. */
export async function pruneSessions(db: Queryable, keepDays: number): Promise<void> {
  const where = `created_at < app_now() - $1 * interval '1 day'`;
  await prune(db, { table: 'suppliers.session', where, values: [keepDays] });
}
