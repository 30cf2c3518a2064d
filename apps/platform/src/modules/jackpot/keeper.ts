import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import { createSafely } from '../../plumbing/safely.ts';
import { countTickets } from './count-tickets.ts';
import { fundJackpot } from './fund-jackpot.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { closeDue, hasWork, type Jackpot, listWork } from './jackpots-store.ts';
import { payPrizes } from './pay-prizes.ts';
import { refundTickets } from './refund-tickets.ts';
import { sealJackpot } from './seal-jackpot.ts';
import { hasUnsealed, listUnsealed } from './seal-store.ts';
import { hasAttempt } from './tickets-store.ts';

/**
 * Looks after the jackpots: takes them off sale in time, completes tickets that a crash left half bought, and does what is due,
 * a piece at a time. Any number of processes may do this at once.
 */
export function createKeeper(deps: Omit<JackpotDeps, 'wake'>, duties: { resolveAbandoned(): Promise<boolean> }) {
  const full: JackpotDeps = { ...deps, wake: () => worker.wake() };
  const safely = createSafely(deps.log, 'a jackpot could not be taken further');

  async function work({ id, work }: Jackpot): Promise<boolean> {
    switch (work) {
      case 'fund':
        await fundJackpot(full, id);
        return true;
      case 'count':
        return countTickets(full, id);
      case 'pay':
        return payPrizes(full, id);
      case 'refund':
        return refundTickets(full, id);
      default:
        return false;
    }
  }

  /** Does one piece of everything that is due. Says whether there may be more. */
  async function keepOnce(): Promise<boolean> {
    const found = [
      await safely({ duty: 'close' }, async () => (await closeDue(deps.pool)).length > 0),
      await safely({ duty: 'complete tickets' }, duties.resolveAbandoned),
    ];
    let unsealed: number[] = [];
    await safely({ duty: 'find jackpots to seal' }, async () => {
      unsealed = await listUnsealed(deps.pool);
      return unsealed.length > 0;
    });
    for (const id of unsealed) found.push(await safely({ jackpot: id, duty: 'seal' }, () => sealJackpot(full, id)));
    let due: Jackpot[] = [];
    await safely({ duty: 'find work' }, async () => {
      due = await listWork(deps.pool);
      return due.length > 0;
    });
    for (const jackpot of due) found.push(await safely({ jackpot: jackpot.id }, () => work(jackpot)));
    return found.includes(true);
  }

  const worker = createDueWorker({
    ...{ pool: deps.pool, clock: deps.clock },
    isDue: sql`${hasWork} or ${hasAttempt} or ${hasUnsealed}`,
    runNext: keepOnce,
    onError: (error) => deps.log.error({ err: error }, 'jackpots could not be kept'),
  });
  return { keepOnce, ...worker };
}
