import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { PasswordChange } from './identity-store.ts';
import type { Language } from './language.ts';

/** An account as the staff sees it. */
export interface PlayerHead {
  user_name: string;
  currency: string;
  rank_id: number;
  language: Language | null;
  created_at: Date;
  number_proven_at: Date | null;
  /** When the number went to another player. */
  yielded_at: Date | null;
  closed_at: Date | null;
  last_seen_at: Date | null;
  password_change: PasswordChange | null;
  sms_second_factor: boolean;
  app_second_factor: boolean;
}

export async function readHead(db: Queryable, playerId: bigint): Promise<PlayerHead | undefined> {
  const { rows } = await db.query<PlayerHead>(sql`
    select user_name, currency, rank_id, language, created_at, number_proven_at, yielded_at, closed_at, password_change, sms_second_factor,
           greatest(seen_at,
             (select max(last_seen_at) from identity.session s where s.player_id = p.id),
             (select max(created_at) from identity.sign_in i where i.player_id = p.id)) as last_seen_at,
           exists (select 1 from identity.second_factor f where f.player_id = p.id and f.on_since is not null) as app_second_factor
    from identity.player p where id = ${playerId}`);
  return rows[0];
}

export interface DeviceRow {
  id: string;
  since: Date;
  seen_at: Date;
  /** How many other players have signed in on it. */
  others: number;
}

const devicesMax = 50;

/** Browsers in which the player has signed in, those that were used last first. */
export async function listDevices(db: Queryable, playerId: bigint): Promise<DeviceRow[]> {
  const { rows } = await db.query<DeviceRow>(sql`
    select d.id, p.since, d.seen_at,
           (select count(*)::int from identity.device_player o where o.device_id = d.id and o.player_id <> p.player_id) as others
    from identity.device_player p join identity.device d on d.id = p.device_id
    where p.player_id = ${playerId} order by d.seen_at desc limit ${devicesMax}`);
  return rows;
}

export interface SecurityLine {
  id: string;
  at: Date;
  /** Of `at`, to the microsecond. */
  at_us: bigint;
  event: string;
  outcome: string;
  is_mobile: boolean;
  os: string;
  browser: string;
  /** Of a good sign-in the address, of anything else the network. */
  address: string;
}

/** Sign-ins, failed ones and whatever else happened to the account's security, the newest first. */
export async function listSecurity(
  db: Queryable,
  { playerId, before, limit }: { playerId: bigint; before: { atUs: bigint; id: string } | undefined; limit: number },
): Promise<SecurityLine[]> {
  const at = sql`'epoch'::timestamptz + ${before?.atUs ?? null}::bigint * interval '1 microsecond'`;
  const { rows } = await db.query<SecurityLine>(sql`
    select id, at, (extract(epoch from at) * 1000000)::bigint as at_us, event, outcome, is_mobile, os, browser, address from (
      (select id::text, created_at as at, 'sign-in' as event, 'signed in' as outcome, is_mobile, os, browser, address
       from identity.sign_in
       where player_id = ${playerId} and (${before === undefined} or created_at <= ${at} and (created_at, id::text) < (${at}, ${before?.id ?? null}))
       order by created_at desc, id::text desc limit ${limit})
      union all
      (select id::text, at, event, outcome, is_mobile, os, browser, coalesce(network, '') from identity.security_event
       where player_id = ${playerId} and not (event = 'sign-in' and outcome = 'signed in')
         and (${before === undefined} or at <= ${at} and (at, id::text) < (${at}, ${before?.id ?? null}))
       order by at desc, id::text desc limit ${limit})) line
    order by at desc, id desc limit ${limit}`);
  return rows;
}

/** Other players who signed in on the player's devices, with the device. */
export async function listSharers(
  db: Queryable,
  playerId: bigint,
): Promise<{ player_id: bigint; device_id: string }[]> {
  const { rows } = await db.query<{ player_id: bigint; device_id: string }>(sql`
    select other.player_id, other.device_id
    from identity.device_player own join identity.device_player other on other.device_id = own.device_id
    where own.player_id = ${playerId} and other.player_id <> ${playerId} order by other.since desc limit ${sharersMax}`);
  return rows;
}

const sharersMax = 200;
/** A carrier gives one address to thousands: an address that this many accounts used says nothing about any of them. */
const addressAccountsMax = 20;
const addressDays = 7;
const addressesMax = 20;
/** Of an address: so many sign-ins come from a carrier's only. */
const signInsMax = 2_000;

/** Players who signed in from an address of this player's, where few did within the same days. */
export async function listNeighbours(
  db: Queryable,
  playerId: bigint,
): Promise<{ player_id: bigint; address: string }[]> {
  const { rows } = await db.query<{ player_id: bigint; address: string }>(sql`
    with own as (
      select distinct address from identity.sign_in
      where player_id = ${playerId} and created_at > app_now() - ${addressDays} * interval '1 day' limit ${addressesMax})
    select used.player_id, own.address from own cross join lateral (
      select array_agg(distinct player_id) as players from (
        select player_id from identity.sign_in s
        where s.address = own.address and s.created_at > app_now() - ${addressDays} * interval '1 day'
        order by s.created_at desc limit ${signInsMax}) newest) near
    cross join lateral unnest(near.players) as used (player_id)
    where cardinality(near.players) < ${addressAccountsMax} and used.player_id <> ${playerId}`);
  return rows;
}
