import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from './service.ts';

export interface Pauses {
  firstMs: number;
  /** Each pause is twice as long as the one before, up to this. */
  longestMs: number;
  /** A part that ran for so long begins with the first pause again. */
  ranWellMs: number;
}

const usualPauses: Pauses = { firstMs: 500, longestMs: 30_000, ranWellMs: 60_000 };

export interface KeepUpOptions {
  /** As in "Started the arcade again". */
  name: string;
  /** Settles once the part can be used; leaves no process behind where it fails. */
  start(signal: AbortSignal): Promise<Service>;
  /** Everything is to stop: from here on nothing is started again. */
  stopAsked: AbortSignal;
  line(text: string): void;
  pauses?: Pauses;
}

export interface Kept {
  stop(hurry: AbortSignal): Promise<void>;
}

/**
 * Starts a part of the product, and starts it again whenever it ends by itself. The first start must succeed: a part that
 * cannot run with these settings fails there, with its reason, and is not tried again.
 */
export async function keepUp(options: KeepUpOptions): Promise<Kept> {
  const { name, start, line, pauses = usualPauses } = options;
  const own = new AbortController();
  const stopping = AbortSignal.any([options.stopAsked, own.signal]);
  const stopAsked = stopping.aborted ? Promise.resolve() : once(stopping, 'abort');
  let service: Service | undefined = await start(stopping);
  let pauseMs = pauses.firstMs;
  const watching = watch();

  async function watch(): Promise<void> {
    while (!stopping.aborted) {
      const startedAt = performance.now();
      const ended = await Promise.race([service?.ended, stopAsked]);
      if (stopping.aborted) return;
      service = undefined;
      if (performance.now() - startedAt >= pauses.ranWellMs) pauseMs = pauses.firstMs;
      line(`  ✗ ${ended}`);
      await startAgain();
    }
  }

  async function startAgain(): Promise<void> {
    while (!stopping.aborted) {
      line(`  … Starting ${name} again in ${pauseMs / 1_000} s`);
      await Promise.race([delay(pauseMs), stopAsked]);
      pauseMs = Math.min(pauseMs * 2, pauses.longestMs);
      if (stopping.aborted) return;
      try {
        service = await start(stopping);
        line(`  ✓ Started ${name} again`);
        return;
      } catch (error) {
        if (!stopping.aborted) line(`  ✗ ${(error as Error).message}`);
      }
    }
  }

  return {
    async stop(hurry) {
      own.abort();
      await watching;
      await service?.stop(hurry);
    },
  };
}
