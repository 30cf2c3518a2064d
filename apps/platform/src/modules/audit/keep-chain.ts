import type { Clock } from '@harmattan/kernel/clock';
import { createLease, LeaseLost, serveTerms, type Term } from '@harmattan/process/lease';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { chainEntries, headText } from './chain.ts';
import { readHead } from './chain-store.ts';

const pollMs = 1_000;
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
    while (!term.isOver() && !stopping.aborted) {
      try {
        while ((await chainEntries(term.fenced)) > 0);
        if (performance.now() - headAtMs >= headEveryMs) {
          await logHead(term);
          headAtMs = performance.now();
        }
      } catch (error) {
        if (error instanceof LeaseLost || stopping.aborted) return;
        log.error({ err: error }, 'the audit was not chained and will be');
      }
      await clock.sleep(pollMs, stopping);
    }
  }

  return serveTerms(lease, serve);
}
