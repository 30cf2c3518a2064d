import type { Clock } from '@harmattan/kernel/clock';
import { createLease, LeaseLost, serveTerms, type Term } from '@harmattan/process/lease';
import { Gauge, type Registry } from '@prometheus-io/client';
import type pg from 'pg';
import { countAttempt } from '../../../plumbing/attempts/attempts.ts';
import type { Log } from '../../../plumbing/log.ts';
import type { Carry } from './carriers.ts';
import { markTaken, readBacklog, readBatch } from './security-log-store.ts';

const linesMax = 500;
const pollMs = 2_000;
const pauseMaxMs = 60_000;
/** A collector may be restarted without an alarm. */
const behindSecondsMax = 300;
/** A process that died is replaced after so long. */
const leaseLifeMs = 15_000;

const behindGuard = { subject: 'alarms about the security log', attemptsMax: 1, windowSeconds: 60 * 60 };

interface SecurityLogDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  carry: Carry;
  /** The collector has not taken anything for so long. Called at most once an hour. */
  onBehind(): Promise<void>;
  leaseLifeMs?: number;
}

/**
 * Sends security events, alarms and the audit on to a system that the platform cannot change. One process of several sends. A line has the
 * next number before it is first sent. The mark moves after the collector's answer, so that each line arrives at least once, in order, and
 * always under the same number. No request waits for it.
 */
export function createSecurityLog(deps: SecurityLogDeps) {
  const { pool, clock, log, carry } = deps;
  const lease = createLease({
    pool,
    clock,
    name: 'security log',
    lifeMs: deps.leaseLifeMs ?? leaseLifeMs,
    onError: (error) => log.error({ err: error }, 'the lease of the security log could not be renewed'),
  });

  /** Says whether more may wait. */
  async function sendBatch(term: Term, stopping: AbortSignal): Promise<boolean> {
    const { lines, upTo } = await readBatch(term.fenced, linesMax);
    if (lines.length > 0) await carry(lines, stopping);
    await markTaken(term.fenced, upTo);
    return lines.length === linesMax;
  }

  async function raiseIfBehind(): Promise<void> {
    const { seconds } = await readBacklog(pool);
    if (seconds > behindSecondsMax && (await countAttempt(pool, behindGuard))) await deps.onBehind();
  }

  /** Until the term is over. */
  async function serve(term: Term, stopping: AbortSignal): Promise<void> {
    for (let failures = 0; !term.isOver() && !stopping.aborted; ) {
      try {
        const hasMore = await sendBatch(term, stopping);
        failures = 0;
        if (!hasMore) await clock.sleep(pollMs, stopping);
      } catch (error) {
        if (error instanceof LeaseLost || stopping.aborted) return;
        failures += 1;
        log.error({ err: error, failures }, 'the security log was not taken and will be sent again');
        await raiseIfBehind().catch((cause: unknown) => log.error({ err: cause }, 'the backlog could not be read'));
        await clock.sleep(Math.min(pollMs * 2 ** (failures - 1), pauseMaxMs), stopping);
      }
    }
  }

  return {
    /** What is on its way at a stop is sent again by the next process. */
    ...serveTerms(lease, serve),
    addMetrics(registry: Registry) {
      registry.registerMetric(backlogGauge(pool));
    },
  };
}

function backlogGauge(pool: pg.Pool): Gauge {
  return new Gauge({
    name: 'harmattan_security_log_backlog',
    help: 'Security events and audit entries that the collector has not taken yet',
    registers: [],
    async collect() {
      this.set((await readBacklog(pool)).rows);
    },
  });
}
