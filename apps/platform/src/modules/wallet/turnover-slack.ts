import type { TurnoverMark } from './turnover.ts';

/**
 * How much earlier than its mark says a look begins. A clock that is set back by less than passed between two looks cannot be told
 * by the clock itself from one that was not, and entries since then may bear times from before the last look. A process that took
 * the last look too knows by its monotonic clock, which cannot be set, how long ago that was.
 */
const sureUs = 250_000n;
/** Longer than looks are apart. */
export const unsureUs = 1_000_000n;
/** Less than is looked at anyway: so much may be missing because a busy database answers late. */
const toleratedUs = 200_000n;

/** The database's time, drawn between two moments of this process. */
export interface Drawn {
  us: bigint;
  beforeMs: number;
  afterMs: number;
}

export function createSlack() {
  let last: (Drawn & { mark: TurnoverMark }) | undefined;
  return {
    /** For a look from that mark on. */
    of(mark: TurnoverMark, drawn: Drawn): bigint {
      if (last?.mark !== mark) return unsureUs;
      const passedUs = BigInt(Math.ceil((drawn.afterMs - last.beforeMs) * 1_000));
      return drawn.us - last.us >= passedUs - toleratedUs ? sureUs : unsureUs;
    },
    note(mark: TurnoverMark, drawn: Drawn): void {
      last = { ...drawn, mark };
    },
  };
}
