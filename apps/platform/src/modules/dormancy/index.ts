import type { DormancyDeps } from './dormancy-deps.ts';
import { type AccountsQuery, countNotices, endOfPlayer, listAccounts, sumAccounts } from './dormancy-store.ts';
import { keepDormancy } from './keep-dormancy.ts';

export type { AccountRow } from './dormancy-store.ts';
export { exportDormancy } from './export-store.ts';

/** Accounts with money that their players have not used for long. */
export function createDormancy(deps: DormancyDeps) {
  const { pool, bus, log, rules } = deps;
  let stopListening: (() => void) | undefined;
  return {
    jobs: [keepDormancy(deps)],
    async start() {
      // A sign-in that is missed here is found by the job.
      stopListening = bus.subscribe('identity.signed-in', (message) => {
        const { playerId } = message as { playerId: bigint };
        endOfPlayer(pool, playerId).catch((error: unknown) =>
          log.error({ err: error, playerId: String(playerId) }, 'the mark of an unused account was not ended'),
        );
      });
    },
    async stop() {
      stopListening?.();
    },
    /** For the office. */
    rules,
    list: (query: AccountsQuery) => listAccounts(pool, query),
    sums: (ages: readonly number[]) => sumAccounts(pool, ages),
    notices: () => countNotices(pool),
  };
}

export type Dormancy = ReturnType<typeof createDormancy>;
