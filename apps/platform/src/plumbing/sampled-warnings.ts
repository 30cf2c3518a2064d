import type { Clock } from '@harmattan/kernel/clock';
import type { Log } from './log.ts';

const windowMs = 60_000;
/** Of each kind of warning. Kinds are told apart by their words, which are few. */
const linesPerWindowMax = 10;

/**
 * A log for doors at which strangers can cause warnings, so that a flood of requests does not become a flood of lines. The first
 * line of a minute carries `skipped`: how many were left out before it.
 */
export function withSampledWarnings({ log, clock }: { log: Log; clock: Pick<Clock, 'now'> }): Log {
  const windows = new Map<string, { startedMs: number; seen: number }>();
  const warn = (fields: object, words: string): void => {
    const nowMs = clock.now().getTime();
    let window = windows.get(words);
    let skipped = 0;
    if (!window || Math.abs(nowMs - window.startedMs) >= windowMs) {
      skipped = Math.max(0, (window?.seen ?? 0) - linesPerWindowMax);
      window = { startedMs: nowMs, seen: 0 };
      windows.set(words, window);
    }
    window.seen++;
    if (window.seen <= linesPerWindowMax) log.warn(skipped > 0 ? { ...fields, skipped } : fields, words);
  };
  return {
    debug: log.debug.bind(log),
    info: log.info.bind(log),
    error: log.error.bind(log),
    warn: warn as Log['warn'],
  };
}
