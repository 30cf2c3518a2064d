import { createDueWorker } from '@harmattan/process/due-worker';
import { createSafely } from '../../plumbing/safely.ts';
import type { AdjustmentsDeps } from './adjustments-deps.ts';
import { hasDue, listDue } from './adjustments-store.ts';
import { type AskAdjustment, askAdjustment } from './ask-adjustment.ts';
import { carryOutAdjustment } from './carry-out-adjustment.ts';
import { moveMoney } from './move-money.ts';

export { adjustmentsAccount } from './account.ts';
export { listDone as listAdjustments } from './adjustments-store.ts';
export { exportAdjustments } from './export-store.ts';

const everyMs = 5_000;
const dueMax = 100;

/** Money by hand, with four eyes. */
export function createAdjustments(deps: AdjustmentsDeps) {
  const safely = createSafely(deps.log, 'an adjustment could not be completed');

  /** Completes what a crash or a silent wallet left. */
  async function keepOnce(): Promise<void> {
    for (const adjustment of await listDue(deps.pool, dueMax))
      await safely({ adjustment: adjustment.id }, async () => (await moveMoney(deps, adjustment)) !== 'later');
  }

  const worker = createDueWorker({
    ...{ pool: deps.pool, clock: deps.clock, everyMs, isDue: hasDue },
    runNext: keepOnce,
    onError: (error) => deps.log.error({ err: error }, 'adjustments could not be kept'),
  });
  return {
    ask: (ask: AskAdjustment) => askAdjustment(deps, ask),
    carryOut: (approved: Parameters<typeof carryOutAdjustment>[1]) => carryOutAdjustment(deps, approved),
    keepOnce,
    start: async () => worker.start(),
    stop: worker.stop,
  };
}

export type Adjustments = ReturnType<typeof createAdjustments>;
