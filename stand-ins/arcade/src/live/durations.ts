import type { LiveTable } from './live-table.ts';
import type { Durations } from './spins-store.ts';

/** Time enough for a test to bet, where a race takes bets for two minutes. */
const hastyBettingMaxMs = 15_000;

/** How long the parts of a turn take. Tests make haste: `speed` divides all of them. */
export function durationsOf({ seconds }: Pick<LiveTable, 'seconds'>, speed: number): Durations {
  const ms = (value: number) => Math.round((value * 1_000) / speed);
  return {
    bettingMs: speed === 1 ? ms(seconds.betting) : Math.min(ms(seconds.betting), hastyBettingMaxMs),
    closedMs: ms(seconds.closed),
    decidingMs: ms(seconds.deciding),
    showingMs: ms(seconds.showing),
  };
}
