import type { Permission, Role } from '@harmattan/contract/office';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface MemberRow {
  id: bigint;
  user_name: string;
  full_name: string;
  roles: Role[];
  password_hash: string;
  secret: Buffer;
  key_id: string;
  last_step: number | null;
  late_ms: number;
  disabled_at: Date | null;
}

/** What a regulator's account may read, and until when it is good. */
export interface Scope {
  regions: string[];
  /** Days of the market. */
  from: string;
  to: string;
  expiresAt: string;
}

export interface SessionRow {
  id: string;
  member_id: bigint;
  user_name: string;
  full_name: string;
  roles: Role[];
  cookie_hash: Buffer;
  /** Taken beyond the roles, for now. */
  scope: Scope | null;
  glass: { id: string; permissions: Permission[]; reason: string; endsAt: string } | null;
  ends_at: Date;
  idle_seconds: number;
}

export interface ListedMember {
  id: bigint;
  user_name: string;
  full_name: string;
  roles: Role[];
  disabled_at: Date | null;
  last_seen_at: Date | null;
  /** Open sessions. */
  sessions: number;
}

/** How long a session lives, and how long it may rest. */
export const sessionSeconds = 12 * 60 * 60;
const idleSeconds = 30 * 60;

export async function findMember(db: Queryable, userName: string): Promise<MemberRow | undefined> {
  const { rows } = await db.query<MemberRow>(sql`
    select m.id, m.user_name, m.full_name, m.roles, m.password_hash, m.secret, m.key_id, m.last_step, m.late_ms,
           case when c.expires_at <= app_now() then c.expires_at else m.disabled_at end as disabled_at
    from staff.member m left join staff.scope c on c.member_id = m.id where m.user_name = ${userName}`);
  return rows[0];
}

/** Null where the name is taken. */
export async function insertMember(
  db: Queryable,
  member: { userName: string; fullName: string; roles: readonly Role[]; passwordHash: string },
): Promise<bigint | null> {
  const { userName, fullName, roles, passwordHash } = member;
  const { rows } = await db.query<{ id: bigint }>(sql`
    insert into staff.member (user_name, full_name, roles, password_hash, secret, key_id)
    values (${userName}, ${fullName}, ${roles}, ${passwordHash}, '', '')
    on conflict (user_name) do nothing returning id`);
  return rows[0]?.id ?? null;
}

export async function insertScope(db: Queryable, memberId: bigint, scope: Scope): Promise<void> {
  await db.query(sql`
    insert into staff.scope (member_id, regions, from_day, to_day, expires_at)
    values (${memberId}, ${scope.regions}, ${scope.from}, ${scope.to}, ${scope.expiresAt})`);
}

/** With the insertion, since a secret is sealed for the id. */
export async function setSecret(db: Queryable, id: bigint, sealed: { box: Buffer; keyId: string }): Promise<void> {
  await db.query(sql`update staff.member set secret = ${sealed.box}, key_id = ${sealed.keyId} where id = ${id}`);
}

/** Of several sign-ins with one code, one is told that it is new. */
export async function useStep(db: Queryable, id: bigint, code: { step: number; lateMs: number }): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update staff.member set last_step = ${code.step}, late_ms = ${code.lateMs}
    where id = ${id} and disabled_at is null and (last_step is null or last_step < ${code.step})`);
  return rowCount === 1;
}

export async function noteLate(db: Queryable, id: bigint, lateMs: number): Promise<void> {
  await db.query(sql`update staff.member set late_ms = ${lateMs} where id = ${id}`);
}

export async function insertSession(
  db: Queryable,
  session: { id: string; memberId: bigint; tokenHash: Buffer; cookieHash: Buffer; address: string },
): Promise<Date> {
  const { id, memberId, tokenHash, cookieHash, address } = session;
  const { rows } = await db.query<{ ends_at: Date }>(sql`
    insert into staff.session (id, member_id, token_hash, cookie_hash, address)
    values (${id}, ${memberId}, ${tokenHash}, ${cookieHash}, ${address})
    returning created_at + ${sessionSeconds} * interval '1 second' as ends_at`);
  return (rows[0] as { ends_at: Date }).ends_at;
}

/** Undefined once it has ended, is too old, has rested too long, or its member was disabled. */
export async function findSession(db: Queryable, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>(sql`
    select s.id, s.member_id, m.user_name, m.full_name, m.roles, s.cookie_hash,
           (select jsonb_build_object('id', g.id, 'permissions', g.permissions, 'reason', g.reason, 'endsAt', g.ends_at)
            from staff.break_glass g where g.member_id = m.id and g.ended_at is null and g.ends_at > app_now()
            order by g.ends_at desc limit 1) as glass,
           case when c.member_id is not null then jsonb_build_object('regions', c.regions, 'from', c.from_day, 'to', c.to_day,
             'expiresAt', c.expires_at) end as scope,
           s.created_at + ${sessionSeconds} * interval '1 second' as ends_at,
           extract(epoch from app_now() - s.seen_at)::float8 as idle_seconds
    from staff.session s join staff.member m on m.id = s.member_id left join staff.scope c on c.member_id = m.id
    where s.token_hash = ${tokenHash} and s.ended_at is null and m.disabled_at is null
      and (c.member_id is null or c.expires_at > app_now())
      and s.created_at > app_now() - ${sessionSeconds} * interval '1 second'
      and s.seen_at > app_now() - ${idleSeconds} * interval '1 second'`);
  return rows[0];
}

export async function touchSession(db: Queryable, id: string): Promise<void> {
  await db.query(sql`update staff.session set seen_at = app_now() where id = ${id} and ended_at is null`);
}

export async function endSession(db: Queryable, id: string): Promise<void> {
  await db.query(sql`update staff.session set ended_at = app_now() where id = ${id} and ended_at is null`);
}

export async function listMembers(db: Queryable): Promise<ListedMember[]> {
  const { rows } = await db.query<ListedMember>(sql`
    select m.id, m.user_name, m.full_name, m.roles, m.disabled_at,
           (select max(seen_at) from staff.session s where s.member_id = m.id) as last_seen_at,
           (select count(*)::int from staff.session s where s.member_id = m.id and s.ended_at is null
              and s.created_at > app_now() - ${sessionSeconds} * interval '1 second'
              and s.seen_at > app_now() - ${idleSeconds} * interval '1 second') as sessions
    from staff.member m order by m.user_name limit 500`);
  return rows;
}

export interface LockedMember {
  roles: Role[];
  disabled_at: Date | null;
}

export async function lockMember(db: Queryable, id: bigint): Promise<LockedMember | undefined> {
  const { rows } = await db.query<LockedMember>(sql`
    select roles, disabled_at from staff.member where id = ${id} for no key update`);
  return rows[0];
}

/** In one order: of two who take the role from each other, one is the last owner. */
export async function lockOwners(db: Queryable): Promise<void> {
  await db.query(
    sql`select id from staff.member where 'owner' = any(roles) and disabled_at is null order by id for no key update`,
  );
}

export async function hasOtherOwner(db: Queryable, id: bigint): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from staff.member where 'owner' = any(roles) and disabled_at is null and id <> ${id} limit 1`);
  return rows.length > 0;
}

export async function setRoles(db: Queryable, id: bigint, roles: readonly Role[]): Promise<void> {
  await db.query(sql`update staff.member set roles = ${roles} where id = ${id}`);
}

export async function setDisabled(db: Queryable, id: bigint, isDisabled: boolean): Promise<void> {
  await db.query(
    sql`update staff.member set disabled_at = case when ${isDisabled}::boolean then app_now() end where id = ${id}`,
  );
}

/** How many were open. */
export async function endSessionsOf(db: Queryable, memberId: bigint): Promise<number> {
  const { rowCount } = await db.query(sql`
    update staff.session set ended_at = app_now() where member_id = ${memberId} and ended_at is null`);
  return rowCount ?? 0;
}
