import type { Exclusion, MailingLanguage } from '@harmattan/contract/office';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { PlayerFacts } from './recipient-rules.ts';

/** What counts into a player's week. */
const isReached = sql`state in ('delivered', 'queued', 'handing', 'taken')`;

/** In the order of their ids. */
export async function readFacts(db: Queryable, playerIds: bigint[]): Promise<PlayerFacts[]> {
  const { rows } = await db.query<PlayerFacts>(sql`
    select p.player_id as "playerId", p.user_name as "userName", p.language, p.is_proven as "isProven",
      p.wants_texts as "wantsTexts", p.wants_inbox_offers as "wantsInboxOffers", p.is_marketing_off as "isMarketingOff", p.has_opted_out as "hasOptedOut",
      p.is_stopped as "isStopped",
      (select count(*)::int from mailings.recipient r
       where r.player_id = p.player_id and r.is_offer and r.at > app_now() - interval '7 days' and ${isReached}) as "offersInWeek"
    from mailings.player p where p.player_id = any(${playerIds}::bigint[]) order by p.player_id`);
  return rows;
}

export interface NewRecipient {
  playerId: bigint;
  language: MailingLanguage;
  parts: number;
  costMinor: bigint;
}

export async function insertRecipients(
  db: Queryable,
  { mailingId, isOffer, state }: { mailingId: string; isOffer: boolean; state: 'delivered' | 'queued' },
  recipients: NewRecipient[],
): Promise<void> {
  await db.query(sql`
    insert into mailings.recipient (mailing_id, player_id, language, is_offer, state, parts, cost)
    select ${mailingId}, r.player_id, r.language, ${isOffer}, ${state}, r.parts, r.cost
    from unnest(${recipients.map(({ playerId }) => playerId)}::bigint[],
      ${recipients.map(({ language }) => language)}::text[], ${recipients.map(({ parts }) => parts)}::integer[],
      ${recipients.map(({ costMinor }) => costMinor)}::bigint[]) r(player_id, language, parts, cost)`);
}

export async function addExcluded(
  db: Queryable,
  mailingId: string,
  excluded: ReadonlyMap<Exclusion, number>,
): Promise<void> {
  if (excluded.size === 0) return;
  await db.query(sql`
    insert into mailings.excluded as kept (mailing_id, reason, players)
    select ${mailingId}, e.reason, e.players
    from unnest(${[...excluded.keys()]}::text[], ${[...excluded.values()]}::integer[]) e(reason, players)
    on conflict (mailing_id, reason) do update set players = kept.players + excluded.players`);
}

export interface QueuedText {
  playerId: bigint;
  language: string;
}

/** The next texts that are not handed over. The mailing must be locked. */
export async function listQueued(
  db: Queryable,
  { mailingId, limit }: { mailingId: string; limit: number },
): Promise<QueuedText[]> {
  const { rows } = await db.query<QueuedText>(sql`
    select player_id as "playerId", language from mailings.recipient
    where mailing_id = ${mailingId} and state = 'queued' order by player_id limit ${limit}`);
  return rows;
}

/** What the texts cost that were marked. */
export async function markHanding(db: Queryable, mailingId: string, playerIds: bigint[]): Promise<bigint> {
  const { rows } = await db.query<{ costMinor: bigint }>(sql`
    with marked as (
      update mailings.recipient set state = 'handing'
      where mailing_id = ${mailingId} and player_id = any(${playerIds}::bigint[]) and state = 'queued' returning cost)
    select coalesce(sum(cost), 0)::bigint as "costMinor" from marked`);
  return rows[0]?.costMinor ?? 0n;
}

export async function markWithheld(
  db: Queryable,
  mailingId: string,
  { playerId, reason }: { playerId: bigint; reason: Exclusion },
): Promise<void> {
  await db.query(sql`
    update mailings.recipient set state = 'withheld', reason = ${reason}
    where mailing_id = ${mailingId} and player_id = ${playerId} and state = 'queued'`);
}

export async function markHanded(
  db: Queryable,
  mailingId: string,
  { playerIds, state }: { playerIds: bigint[]; state: 'taken' | 'failed' },
): Promise<void> {
  await db.query(sql`
    update mailings.recipient set state = ${state}
    where mailing_id = ${mailingId} and player_id = any(${playerIds}::bigint[]) and state = 'handing'`);
}
