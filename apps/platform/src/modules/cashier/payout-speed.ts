import { cacheFor } from '../../plumbing/cache-for.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { readPayoutSpeed } from './store/payout-speed.ts';

/** A middle of fewer says little, and might tell of a single player. */
const paidMin = 5;
const believedForMs = 60_000;

/** How long the middle one of the last day's paid withdrawals took. Null: too few were paid. */
export function createPayoutSpeed({ pool, clock }: Pick<CashierDeps, 'pool' | 'clock'>): () => Promise<number | null> {
  const speed = cacheFor({ clock, ms: believedForMs }, async (_all: 'all') => {
    const { paid, median_seconds: seconds } = await readPayoutSpeed(pool);
    return paid < paidMin || seconds === null ? null : Math.ceil(seconds);
  });
  return () => speed.get('all');
}
