import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export type ReviewReason = 'funded and never proven' | 'idle' | 'funded after its number was yielded';

/** An item of what waits for an operator. */
interface WaitingReview {
  id: string;
  kind: 'number in question';
  playerId: bigint;
  amountMinor: null;
  since: Date;
  reason: ReviewReason;
}

const itemsMax = 500;

/** One is open for a player at a time: asking again adds nothing. */
export async function openReview(
  db: Queryable,
  { id, playerId, reason }: { id: string; playerId: bigint; reason: ReviewReason },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    insert into identity.number_review (id, player_id, reason) values (${id}, ${playerId}, ${reason})
    on conflict (player_id) where decided_at is null do nothing returning id`);
  return rows.length > 0;
}

/** Once for a player and a reason, whether or not it was decided. */
export async function openReviewOnce(
  db: Queryable,
  review: { id: string; playerId: bigint; reason: ReviewReason },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.number_review
    where player_id = ${review.playerId} and reason = ${review.reason}`);
  return rows.length === 0 && openReview(db, review);
}

/** False when none is open. */
export async function closeReview(
  db: Queryable,
  { playerId, allowedSeconds }: { playerId: bigint; allowedSeconds: number | null },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    update identity.number_review
    set decided_at = app_now(), allowed_until = app_now() + ${allowedSeconds}::int * interval '1 second'
    where player_id = ${playerId} and decided_at is null returning id`);
  return rows.length > 0;
}

export async function isAllowed(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.number_review where player_id = ${playerId} and allowed_until > app_now()`);
  return rows.length > 0;
}

/** The next recovery needs another word of an operator. */
export async function useAllowance(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    update identity.number_review set allowed_until = null
    where player_id = ${playerId} and allowed_until is not null`);
}

export async function listWaitingReviews(db: Queryable): Promise<WaitingReview[]> {
  const { rows } = await db.query<WaitingReview>(sql`
    select id::text, 'number in question' as kind, player_id as "playerId", null as "amountMinor", asked_at as since, reason
    from identity.number_review where decided_at is null order by asked_at limit ${itemsMax}`);
  return rows;
}
