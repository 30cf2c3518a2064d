import type { SegmentCondition, SegmentPeriod } from '@harmattan/contract/office';
import { instantInMarket, marketDay } from '@harmattan/kernel/market-time';
import type { Queryable } from '@harmattan/process/transaction';
import { canonicalRefcode } from '../../marketing/index.ts';
import {
  type Days,
  findByBalance,
  findByCampaign,
  findByFavourite,
  findByLanguage,
  findByMarketing,
  findByMoney,
  findByPlayed,
  findByRegion,
  findRegistered,
  findSeen,
} from './conditions-store.ts';

const dayMs = 86_400_000;

/** Those of the players who meet all conditions. Each condition is one fixed statement over the players that are left. */
export async function matchPlayers(
  db: Queryable,
  { playerIds, conditions, now }: { playerIds: bigint[]; conditions: readonly SegmentCondition[]; now: Date },
): Promise<bigint[]> {
  let left = playerIds;
  for (const condition of conditions) {
    if (left.length === 0) break;
    const found = new Set(await findBy(db, left, condition, now));
    left = left.filter((playerId) => found.has(playerId));
  }
  return left;
}

function findBy(db: Queryable, ids: bigint[], condition: SegmentCondition, now: Date): Promise<bigint[]> {
  switch (condition.kind) {
    case 'registered':
      return findRegistered(db, ids, daysOf(condition.period, now));
    case 'seen':
      return findSeen(db, ids, daysOf(condition.period, now));
    case 'money':
      return findByMoney(db, ids, condition, daysOf(condition.period, now));
    case 'favourite':
      return findByFavourite(db, ids, condition, daysOf(condition.period, now));
    case 'played':
      return findByPlayed(db, ids, condition, daysOf(condition.period, now));
    case 'language':
      return findByLanguage(db, ids, condition);
    case 'region':
      return findByRegion(db, ids, condition);
    case 'balance':
      return findByBalance(db, ids, condition);
    case 'campaign':
      return findByCampaign(db, ids, canonicalRefcode(condition.refcode) ?? '');
    case 'marketing':
      return findByMarketing(db, ids, condition);
  }
}

/** The last days count from now: a segment that is used later is about later days. */
export function daysOf(period: SegmentPeriod, now: Date): Days {
  const { from, to } =
    'days' in period
      ? { from: marketDay(now.getTime() - (period.days - 1) * dayMs), to: marketDay(now) }
      : { from: period.from, to: period.to };
  return { from, to, begins: instantInMarket(from), ends: new Date(instantInMarket(to).getTime() + dayMs) };
}
