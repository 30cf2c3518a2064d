import type { Database } from '../../plumbing/db/database.ts';
import { lowerByStaff } from './change-limit.ts';
import { keepLimits } from './keep-limits.ts';
import type { LimitsDeps } from './limits-deps.ts';
import { listChanges } from './limits-store.ts';
import { readLimits } from './read-limits.ts';
import { limitsRoutes } from './routes.ts';

export { exportLimits } from './export-store.ts';
export { toAmount, toValue } from './limit-rules.ts';
export { hasLimit, listRaisesAsked } from './limits-store.ts';
export { tellRefusals } from './tell-refusals.ts';

const changesMax = 100;

/** Limits that players set for themselves, and that the staff lowers. The wallet decides by them. */
export function createLimits({ database, ...rest }: Omit<LimitsDeps, 'pool'> & { database: Database }) {
  const deps: LimitsDeps = { ...rest, pool: database.pool };
  return {
    handlers: limitsRoutes(deps),
    jobs: [keepLimits(deps)],
    /** For the office. */
    readLimits: (playerId: bigint) => readLimits(deps, playerId),
    listChanges: (playerId: bigint) => listChanges(deps.pool, playerId, changesMax),
    lowerByStaff: (word: Parameters<typeof lowerByStaff>[1]) => lowerByStaff(deps, word),
  };
}

export type Limits = ReturnType<typeof createLimits>;
