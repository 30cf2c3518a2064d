import type { Clock } from '@harmattan/kernel/clock';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { addWireMinutes, pruneWireMinutes, readWireHour, type WireMinute } from './wire-counts-store.ts';

/** `answered` has the refused ones too. */
export type WireSort = 'answered' | 'refused' | 'failed' | 'malformed';

export interface WireCounter {
  add(sort: WireSort): void;
}

export interface WireCounts {
  of(supplier: WalletName): WireCounter;
}

const flushEveryMs = 5_000;
const minuteMs = 60_000;
const keepDays = 8;

/**
 * How the suppliers' calls are answered. A call adds to a number in memory; every five seconds each process adds its numbers to the table. What a
 * process that dies has not added is lost: these are signs of health, not books.
 */
export function createWireCounts({ pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Log }) {
  const held = new Map<WalletName, Record<WireSort, number>>();
  let stopFlushing: (() => void) | undefined;

  function of(supplier: WalletName): WireCounter {
    const counts = held.get(supplier) ?? { answered: 0, refused: 0, failed: 0, malformed: 0 };
    held.set(supplier, counts);
    return {
      add(sort) {
        counts[sort] += 1;
      },
    };
  }

  async function flush(): Promise<void> {
    const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
    const rows: WireMinute[] = [];
    for (const [supplier, counts] of held) {
      if (!Object.values(counts).some((count) => count > 0)) continue;
      rows.push({ minute, supplier, ...counts });
      Object.assign(counts, { answered: 0, refused: 0, failed: 0, malformed: 0 });
    }
    await addWireMinutes(pool, rows);
  }

  return {
    of,
    flush,
    async start() {
      stopFlushing ??= clock.every(flushEveryMs, flush, (error) =>
        log.warn({ err: error }, 'the counts of the wires could not be kept'),
      );
    },
    async stop() {
      stopFlushing?.();
      await flush();
    },
    /** Of the last hour, by supplier. */
    readHour: () => readWireHour(pool),
    prune: () => pruneWireMinutes(pool, keepDays),
  };
}
