import type { Exclusion, MailingChannel, SegmentCondition } from '@harmattan/contract/office';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Texts } from './texts.ts';

/** What was counted when a mailing was asked for. Amounts are text: JSON has no whole numbers of that size. */
export interface CountedThen {
  matched: number;
  recipients: number;
  excluded: { reason: Exclusion; players: number }[];
  costMinor: string;
  isComplete: boolean;
}

export interface NewMailing {
  id: string;
  channel: MailingChannel;
  isService: boolean;
  name: string;
  segmentId: string;
  segmentVersion: number;
  conditions: readonly SegmentCondition[];
  texts: Texts;
  /** Undefined: now. */
  sendAt: Date | undefined;
  counted: CountedThen;
  madeBy: string;
  comment: string;
  needsTwo: boolean;
  recipientsMax: number | null;
}

/** False where there is a mailing of that id. */
export async function insertMailing(db: Queryable, mailing: NewMailing): Promise<boolean> {
  const { id, channel, isService, name, segmentId, segmentVersion, madeBy, comment, needsTwo } = mailing;
  const { rowCount } = await db.query(sql`
    insert into mailings.mailing (id, channel, is_service, name, segment_id, segment_version, conditions, texts, send_at, counted,
      made_by, comment, needs_two, recipients_max, state)
    values (${id}, ${channel}, ${isService}, ${name}, ${segmentId}, ${segmentVersion}, ${JSON.stringify(mailing.conditions)}::jsonb,
      ${JSON.stringify(mailing.texts)}::jsonb, coalesce(${mailing.sendAt ?? null}::timestamptz, app_now()),
      ${JSON.stringify(mailing.counted)}::jsonb, ${madeBy}, ${comment}, ${needsTwo}, ${mailing.recipientsMax},
      ${needsTwo ? 'asked' : 'scheduled'})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

/** Whether the mailing of that id is this one: the same words of the same person. */
export async function isSameMailing(db: Queryable, mailing: NewMailing): Promise<boolean> {
  const { id, channel, isService, name, segmentId, segmentVersion, madeBy, texts } = mailing;
  const { rows } = await db.query(sql`
    select 1 from mailings.mailing
    where id = ${id} and channel = ${channel} and is_service = ${isService} and name = ${name} and segment_id = ${segmentId}
      and segment_version = ${segmentVersion} and made_by = ${madeBy} and texts = ${JSON.stringify(texts)}::jsonb
      and (${mailing.sendAt ?? null}::timestamptz is null or send_at = ${mailing.sendAt ?? null})`);
  return rows.length > 0;
}

export async function findState(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ state: string }>(sql`select state from mailings.mailing where id = ${id}`);
  return rows[0]?.state;
}

/** Those of the mailings that wait for a second person. */
export async function listAsked(db: Queryable, ids: string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from mailings.mailing where id = any(${ids}::uuid[]) and state = 'asked'`);
  return rows.map(({ id }) => id);
}

/** With the request that a second person said yes to. False where it waits no more. */
export async function markApproved(
  db: Queryable,
  { id, approvalId, by }: { id: string; approvalId: string; by: string },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update mailings.mailing set state = 'scheduled', approval_id = ${approvalId}, approved_by = ${by}
    where id = ${id} and state = 'asked'`);
  return rowCount === 1;
}

/** Waits for the piece that is being sent. False where it is over. */
export async function markCancelled(db: Queryable, { id, reason }: { id: string; reason: string }): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update mailings.mailing set state = 'cancelled', ended_at = app_now(), end_reason = ${reason}
    where id = ${id} and state in ('asked', 'scheduled', 'sending')`);
  return rowCount === 1;
}

export interface DueMailing {
  id: string;
  channel: MailingChannel;
  isService: boolean;
  conditions: SegmentCondition[];
  texts: Texts;
  madeBy: string;
  recipientsMax: number | null;
  lastPlayer: bigint;
  /** Whether all players were looked at. */
  isListed: boolean;
  /** There were more players than it may reach. */
  isCut: boolean;
  /** Recipients so far, and those whose text is not handed over. */
  listed: number;
  waiting: number;
}

export const hasDue = ({ isQuiet }: { isQuiet: boolean }): Sql => sql`exists (
  select from mailings.mailing
  where state in ('scheduled', 'sending') and send_at <= (select app_now()) and (is_service or not ${isQuiet}::boolean))`;

/** The first that is due and that no other transaction has locked; locked until the transaction ends. Service goes before offers. */
export async function takeDue(db: Queryable, { isQuiet }: { isQuiet: boolean }): Promise<DueMailing | undefined> {
  const { rows } = await db.query<DueMailing>(sql`
    select id, channel, is_service as "isService", conditions, texts, made_by as "madeBy", recipients_max as "recipientsMax",
      last_player as "lastPlayer", is_listed as "isListed", is_cut as "isCut", listed, waiting
    from mailings.mailing
    where state in ('scheduled', 'sending') and send_at <= app_now() and (is_service or not ${isQuiet}::boolean)
    order by is_service desc, send_at, id limit 1 for update skip locked`);
  return rows[0];
}

/** Adds recipients, and how far the list came. */
export async function addListed(
  db: Queryable,
  {
    id,
    lastPlayer,
    isListed,
    isCut,
    delivered,
    queued,
  }: {
    id: string;
    lastPlayer: bigint;
    isListed: boolean;
    isCut: boolean;
    delivered: number;
    queued: number;
  },
): Promise<void> {
  await db.query(sql`
    update mailings.mailing set state = 'sending', last_player = ${lastPlayer}, is_listed = ${isListed}, is_cut = ${isCut},
      listed = listed + ${delivered}::integer + ${queued}::integer, reached = reached + ${delivered}::integer,
      waiting = waiting + ${queued}::integer
    where id = ${id}`);
}

/** Before texts are handed over. */
export async function addHanding(
  db: Queryable,
  { id, handing, withheld, costMinor }: { id: string; handing: number; withheld: number; costMinor: bigint },
): Promise<void> {
  await db.query(sql`
    update mailings.mailing set waiting = waiting - ${handing}::integer - ${withheld}::integer,
      handing = handing + ${handing}::integer, cost = cost + ${costMinor}
    where id = ${id}`);
}

/** After it. */
export async function addHanded(
  db: Queryable,
  { id, taken, failed }: { id: string; taken: number; failed: number },
): Promise<void> {
  await db.query(sql`
    update mailings.mailing set handing = handing - ${taken}::integer - ${failed}::integer, reached = reached + ${taken}::integer,
      failed = failed + ${failed}::integer
    where id = ${id}`);
}

export async function markOver(
  db: Queryable,
  { id, state, reason }: { id: string; state: 'done' | 'stopped'; reason: string | null },
): Promise<void> {
  await db.query(sql`
    update mailings.mailing set state = ${state}, ended_at = app_now(), end_reason = ${reason} where id = ${id}`);
}

export interface MailingRow {
  id: string;
  channel: MailingChannel;
  is_service: boolean;
  name: string;
  segment_id: string;
  segment_version: number;
  segment_name: string;
  conditions: SegmentCondition[];
  texts: Texts;
  send_at: Date;
  is_due: boolean;
  counted: CountedThen;
  made_by: string;
  made_at: Date;
  comment: string;
  state: 'asked' | 'scheduled' | 'sending' | 'done' | 'cancelled' | 'stopped';
  approved_by: string | null;
  waiting: number;
  handing: number;
  reached: number;
  failed: number;
  cost: bigint;
  ended_at: Date | null;
  end_reason: string | null;
}

const mailingsMax = 100;

/** Those that are not over first, then the newest. */
export async function listMailings(db: Queryable): Promise<MailingRow[]> {
  const { rows } = await db.query<MailingRow>(sql`
    select m.id, m.channel, m.is_service, m.name, m.segment_id, m.segment_version, s.name as segment_name, m.conditions, m.texts,
      m.send_at, m.send_at <= app_now() as is_due, m.counted, m.made_by, m.made_at, m.comment, m.state, m.approved_by,
      m.waiting, m.handing, m.reached, m.failed, m.cost, m.ended_at, m.end_reason
    from mailings.mailing m join mailings.segment s on s.id = m.segment_id and s.version = m.segment_version
    order by m.ended_at is not null, m.made_at desc, m.id limit ${mailingsMax}`);
  return rows;
}

export interface ExcludedRow {
  mailingId: string;
  reason: Exclusion;
  players: number;
}

export async function listExcluded(db: Queryable, ids: string[]): Promise<ExcludedRow[]> {
  const { rows } = await db.query<ExcludedRow>(sql`
    select mailing_id as "mailingId", reason, players from mailings.excluded
    where mailing_id = any(${ids}::uuid[]) order by players desc, reason`);
  return rows;
}
