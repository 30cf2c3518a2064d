import type { Minor } from '@harmattan/kernel/money';
import { poolAccount } from './accounts.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import type { Jackpot } from './jackpots-store.ts';
import { poolOf, ticketsIn } from './pool.ts';
import type { Tier } from './prizes-store.ts';

const keptMs = 500;
const keptMax = 500;

/**
 * What all correct shares. While tickets are sold it is read off the account that holds it; once they are counted it
 * stands. Calls within `keptMs` share one reading.
 */
export function createPrizePools({ wallet, clock }: Pick<JackpotDeps, 'wallet' | 'clock'>) {
  const kept = new Map<number, { atMs: number; pool: Promise<Minor> }>();

  async function read(jackpot: Jackpot): Promise<Minor> {
    const accountMinor = await wallet.houseBalance(poolAccount(jackpot.id));
    return poolOf(jackpot, ticketsIn(jackpot, accountMinor));
  }

  return async function prizePoolOf(jackpot: Jackpot, tiers: Tier[]): Promise<Minor> {
    const fixed = tiers.find(({ jackpotId, misses }) => jackpotId === jackpot.id && misses === 0)?.amountMinor;
    if (fixed !== undefined && fixed !== null) return fixed;
    if (jackpot.state === 'void') return poolOf(jackpot, 0n);
    const nowMs = clock.now().getTime();
    const known = kept.get(jackpot.id);
    if (known && Math.abs(nowMs - known.atMs) < keptMs) return known.pool;
    if (kept.size >= keptMax) kept.clear();
    const pool = read(jackpot);
    kept.set(jackpot.id, { atMs: nowMs, pool });
    // What failed is not kept.
    pool.catch(() => kept.delete(jackpot.id));
    return pool;
  };
}
