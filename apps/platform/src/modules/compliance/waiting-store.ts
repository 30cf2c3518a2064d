import { marketDay } from '@harmattan/kernel/market-time';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { alarmOf, daysBetween, type LicenceAlarm } from './licence-rules.ts';
import { listLicences } from './licences-store.ts';

export interface WaitingOfCompliance {
  id: string;
  kind: 'report overdue' | 'order to answer' | `licence ${LicenceAlarm}`;
  playerId: bigint | null;
  amountMinor: bigint | null;
  since: Date;
  reason: string;
}

const waitingMax = 200;
const dayMs = 24 * 3_600_000;
/** The first day on which each alarm is raised, before the end. */
const raisedDays: Record<LicenceAlarm, number> = {
  expired: -1,
  'expires within 7 days': 7,
  'expires within 30 days': 30,
  'expires within 60 days': 60,
};

/** What compliance has not done in time, or has to do. Of no other person's list. */
export async function listWaitingOfCompliance(db: Queryable, now: Date): Promise<WaitingOfCompliance[]> {
  const { rows } = await db.query<Omit<WaitingOfCompliance, 'kind'> & { kind: string }>(sql`
    (select id::text as id, 'report overdue' as kind, player_id as "playerId", null::bigint as "amountMinor", due_at as since, why as reason
     from compliance.report where state = 'open' and due_at < app_now() order by due_at limit ${waitingMax})
    union all
    (select id::text, 'order to answer', null::bigint, null::bigint, received_at, authority || ', ' || number
     from compliance.authority_order where asks = 'tell' and ended_at is null order by received_at limit ${waitingMax})`);
  return [...(rows as WaitingOfCompliance[]), ...(await listLicenceAlarms(db, now))];
}

async function listLicenceAlarms(db: Queryable, now: Date): Promise<WaitingOfCompliance[]> {
  const all = await listLicences(db);
  const today = marketDay(now);
  return all.flatMap((licence) => {
    const alarm = alarmOf(licence, { all, today });
    if (alarm === null) return [];
    const days = daysBetween(today, licence.valid_until);
    const since = new Date(Math.min(now.getTime(), Date.parse(licence.valid_until) - raisedDays[alarm] * dayMs));
    const about = { playerId: null, amountMinor: null };
    const reason = `${licence.authority}, ${licence.number}: ${days < 0 ? 'expired' : `${days} days left`}`;
    return [{ id: licence.id, kind: `licence ${alarm}` as const, ...about, since, reason }];
  });
}
