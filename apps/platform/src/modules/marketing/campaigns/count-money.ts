import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { adjustmentsAccount } from '../../adjustments/index.ts';
import type { MoneyPassed } from '../../wallet/index.ts';
import { addCounted, type Counted, type Counter, listCounters, readCounters } from './campaigns-store.ts';

export interface CountDeps {
  pool: pg.Pool;
  /** What passed between players and the house after the entries named: see the wallet's door. */
  moneyPassed(db: Queryable, query: { after: Counter[]; entriesMax: number }): Promise<MoneyPassed[]>;
}

const playersPerPage = 500;
/** Of one player at a time, so that a player with very many entries does not make a page too large. */
const entriesMax = 500;

/**
 * Adds what referred players did since it was last counted. Any number may count at once and be cut off anywhere: each entry is
 * counted once.
 */
export async function countMoney(deps: CountDeps): Promise<void> {
  for (let afterPlayerId = 0n; ; ) {
    const counters = await listCounters(deps.pool, { afterPlayerId, limit: playersPerPage });
    const last = counters.at(-1);
    if (!last) return;
    await countPlayers(deps, deps.pool, { counters, roundsMax: Number.POSITIVE_INFINITY });
    afterPlayerId = last.playerId;
  }
}

/**
 * Repeats until none of the players has new entries, or so many times. The counter of a player who was left out was moved by another
 * process, perhaps less far: each repetition reads the counters anew.
 */
export async function countPlayers(
  { moneyPassed }: Pick<CountDeps, 'moneyPassed'>,
  db: Queryable,
  { counters, roundsMax }: { counters: Counter[]; roundsMax: number },
): Promise<void> {
  let after = counters;
  for (let round = 0; round < roundsMax && after.length > 0; round += 1) {
    const counted = mergeCounts(after, await moneyPassed(db, { after, entriesMax }));
    await addCounted(db, counted);
    const playerIds = counted.map(({ playerId }) => playerId);
    after = playerIds.length === 0 ? [] : await readCounters(db, playerIds);
  }
}

function mergeCounts(counters: Counter[], passed: MoneyPassed[]): Counted[] {
  const byPlayer = Map.groupBy(passed, ({ playerId }) => playerId);
  return counters.flatMap((counter) => {
    const held = byPlayer.get(counter.playerId);
    return held ? [{ ...counter, ...sum(held) }] : [];
  });
}

function sum(passed: MoneyPassed[]): Omit<Counted, keyof Counter> {
  const days = new Map<string, Counted['days'][number]>();
  let firstDepositAt: Date | null = null;
  let upToVersion = 0n;
  for (const part of passed) {
    if (part.upToVersion > upToVersion) upToVersion = part.upToVersion;
    const { house, day } = part;
    // What the operator gives or takes by hand is no revenue.
    if (house === null || house === adjustmentsAccount || part.moves === 0n) continue;
    const kept = days.get(day) ?? { day, deposits: 0n, depositsMinor: 0n, revenueMinor: 0n };
    days.set(day, kept);
    // Gateways and their suspense accounts move the player's own money; any other account, what is staked and won.
    if (!house.startsWith('gateway:') && !house.startsWith('suspense:')) {
      kept.revenueMinor += part.receivedMinor - part.paidMinor;
    } else if (part.kind === 'credit' && part.moves > 0n) {
      kept.deposits += part.moves;
      kept.depositsMinor += part.paidMinor;
      if (firstDepositAt === null || part.firstAt < firstDepositAt) firstDepositAt = part.firstAt;
    }
  }
  return { upToVersion, firstDepositAt, days: [...days.values()] };
}
