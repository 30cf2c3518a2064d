import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { createLease, LeaseLost, serveTerms, type Term } from '@harmattan/process/lease';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { chainEntries, headText } from './chain.ts';
import { hasUnchained, readHead } from './chain-store.ts';

const headEveryMs = 60 * 60 * 1_000;

/** One process of several gives the entries their places in the chain, and writes its head to the log each hour. */
export function keepChain({ pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Log }) {
  const lease = createLease({
    ...{ pool, clock },
    name: 'audit chain',
    onError: (error) => log.error({ err: error }, 'the lease of the audit chain could not be renewed'),
  });

  async function logHead(term: Term): Promise<void> {
    log.info({ auditHead: headText(await readHead(term.fenced)) }, 'head of the audit');
  }

  async function serve(term: Term, stopping: AbortSignal): Promise<void> {
    let headAtMs = Number.NEGATIVE_INFINITY;
    const over = Promise.withResolvers<void>();
    const worker = createDueWorker({
      ...{ pool, clock, isDue: hasUnchained },
      async runNext() {
        if ((await chainEntries(term.fenced)) > 0) return true;
        if (performance.now() - headAtMs < headEveryMs) return false;
        await logHead(term);
        headAtMs = performance.now();
        return false;
      },
      onError(error) {
        if (error instanceof LeaseLost || stopping.aborted) over.resolve();
        else log.error({ err: error }, 'the audit was not chained and will be');
      },
    });
    stopping.addEventListener('abort', () => over.resolve());
    worker.start();
    await Promise.race([term.untilOver(), over.promise]);
    await worker.stop();
  }

  return serveTerms(lease, serve);
}
