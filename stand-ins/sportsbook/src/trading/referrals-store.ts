import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface Referral {
  state: 'waiting' | 'offered' | 'accepted' | 'refused' | 'declined' | 'expired';
  askedMinor: Minor;
  offeredMinor: Minor | null;
  askedAt: Date;
  until: Date;
  /** Of the time it has left; nothing once it is over. */
  leftMs: number;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const columns = `state, asked_kobo as "askedMinor", offered_kobo as "offeredMinor", asked_at as "askedAt", until,
  greatest(0, extract(epoch from until - app_now()) * 1000)::float8 as "leftMs", decided_by as "decidedBy", decided_at as "decidedAt"`;

export async function findReferral(db: Queryable, slipId: bigint): Promise<Referral | undefined> {
  const { rows } = await db.query<Referral>(`select ${columns} from sportsbook.referral where slip_id = $1`, [slipId]);
  return rows[0];
}

/** Those that a person has to decide on or whose player has to answer, the oldest first. */
export async function listOpenReferrals(
  db: Queryable,
  referralsMax: number,
): Promise<(Referral & { slipId: bigint })[]> {
  const { rows } = await db.query<Referral & { slipId: bigint }>(
    `select slip_id as "slipId", ${columns} from sportsbook.referral
     where state in ('waiting', 'offered') and until > app_now() order by asked_at limit $1`,
    [referralsMax],
  );
  return rows;
}

/** Bets whose price is held wait for the next round of the workers, and ask for their stake then. */
const takeBets = `taken as (
  update sportsbook.bet set state = 'waiting', is_held = true, decide_at = app_now(),
    stake_kobo = coalesce(decided.offered_kobo, stake_kobo)
  from decided where bet.slip_id = decided.slip_id and bet.state = 'referred')`;
const refuseBets = (reason: string) => `refused as (
  update sportsbook.bet set state = 'refused', refusal = '${reason}'
  from decided where bet.slip_id = decided.slip_id and bet.state = 'referred')`;

/** The person's word. False where it comes too late, or another one was first: time that is over is a no, whether or not that is written yet. */
export async function decideReferral(
  db: Queryable,
  word: {
    slipId: bigint;
    decision: 'accept' | 'offer' | 'refuse';
    offeredMinor: Minor | null;
    by: string;
    seconds: number;
  },
): Promise<boolean> {
  const state = { accept: 'accepted', offer: 'offered', refuse: 'refused' }[word.decision];
  const effect = { accept: `, ${takeBets}`, offer: '', refuse: `, ${refuseBets('referral-refused')}` }[word.decision];
  const { rows } = await db.query(
    `with decided as (
       update sportsbook.referral set state = $2, offered_kobo = $3::bigint, decided_by = $4, decided_at = app_now(),
         until = case when $2 = 'offered' then app_now() + $5 * interval '1 second' else until end
       where slip_id = $1 and state = 'waiting' and until > app_now() and ($3::bigint is null or $3 < asked_kobo)
       returning slip_id, offered_kobo)${effect}
     select slip_id from decided`,
    [word.slipId, state, word.offeredMinor, word.by, word.seconds],
  );
  return rows.length === 1;
}

/** The player's answer to an offer, by the amount that the player saw. False where it is too late or another amount. */
export async function answerOffer(
  db: Queryable,
  { slipId, stakeMinor }: { slipId: bigint; stakeMinor: Minor | null },
): Promise<boolean> {
  const effect = stakeMinor === null ? refuseBets('referral-declined') : takeBets;
  const { rows } = await db.query(
    `with decided as (
       update sportsbook.referral set state = case when $2::bigint is null then 'declined' else 'accepted' end
       where slip_id = $1 and state = 'offered' and until > app_now() and ($2::bigint is null or offered_kobo = $2)
       returning slip_id, offered_kobo), ${effect}
     select slip_id from decided`,
    [slipId, stakeMinor],
  );
  return rows.length === 1;
}

/** Silence is a no. */
export const hasOverReferrals = sql`exists (
  select from sportsbook.referral where state in ('waiting', 'offered') and until <= (select app_now()))`;

export async function endReferrals(db: Queryable): Promise<void> {
  await db.query(
    `with decided as (
       update sportsbook.referral set state = 'expired'
       where state in ('waiting', 'offered') and until <= (select app_now()) returning slip_id), ${refuseBets('referral-expired')}
     select slip_id from decided`,
  );
}
