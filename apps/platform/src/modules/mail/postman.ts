import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Carrier } from './carriers.ts';
import { claimMail, giveUp, hasDue, type KeptMail, markSent, postpone } from './mail-store.ts';

const lanesMax = 2;
/** Longer than a mail server may be silent at every step. */
const leaseMs = 5 * 60_000;
const pauseFirstMs = 5_000;
const pauseMaxMs = 30 * 60_000;
const oldDays = 5;

/**
 * Hands kept mail over, at least once each: a process that crashes between handing over and recording it leaves a mail that
 * goes out again, with the same Message-ID.
 */
export function createPostman(deps: { pool: pg.Pool; clock: Clock; log: Log; carrier: Carrier; stopMs: number }) {
  const { pool, clock, log, carrier, stopMs } = deps;

  async function deliver(mail: KeptMail): Promise<void> {
    const problem = await carrier.carry(mail).then(
      () => undefined,
      (error: unknown) => describe(error),
    );
    if (!problem) {
      await markSent(pool, mail.id);
      log.info({ mail: mail.id }, 'a mail was handed over');
      return;
    }
    const what = { mail: mail.id, attempts: mail.attempts, ...problem };
    if (mail.isOld) {
      await giveUp(pool, mail.id);
      log.error(what, 'a mail was given up; it is kept');
      return;
    }
    await postpone(pool, mail, Math.min(pauseFirstMs * 2 ** (mail.attempts - 1), pauseMaxMs));
    log.warn(what, 'a mail was not taken and will be tried again');
  }

  async function runNext(onFound: () => void): Promise<boolean> {
    const mail = await claimMail(pool, { leaseMs, oldDays });
    if (!mail) return false;
    onFound();
    await deliver(mail);
    return true;
  }

  const onError = (error: unknown) => log.error({ err: error }, 'kept mail could not be read or written');
  const worker = createDueWorker({ pool, clock, lanesMax, isDue: hasDue, runNext, onError });
  return {
    wake: worker.wake,
    start: worker.start,
    async stop() {
      const stopped = new AbortController();
      await Promise.race([worker.stop(), clock.sleep(stopMs, stopped.signal)]);
      stopped.abort();
      carrier.close();
    },
    /** Hands over one mail that is due, and says whether there was one. */
    deliverOnce: () =>
      runNext(() => {}).catch((error: unknown) => {
        onError(error);
        return false;
      }),
  };
}

/** Mail servers repeat addresses and words in what they say, so only their codes are told. */
function describe(error: unknown) {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return {
    code: String(code ?? 'unknown'),
    ...(responseCode !== undefined && { responseCode }),
    ...(command !== undefined && { command: command.split(' ')[0] }),
  };
}
