import type { Tally } from './simulate.ts';
import type { Subject } from './subjects.ts';

/** What a simulation found, as shares of what a round costs. */
export interface Finding {
  name: string;
  rounds: number;
  statedReturn: number;
  measuredReturn: number;
  /** The limits between which the true return lies, as far as this simulation can tell. */
  lowReturn: number;
  highReturn: number;
  hitRate: number;
  deviation: number;
  /** In stakes, not in what a bought round costs. */
  largestWin: number;
  cuts: number;
  isWithin: boolean;
}

/** `limit` is how many standard errors the measured return may lie away from the stated one. */
export function judge(subject: Subject, tally: Tally, limit: number): Finding {
  const mean = tally.sum / tally.rounds;
  const deviation = Math.sqrt(Math.max(0, tally.sumOfSquares / tally.rounds - mean * mean));
  const margin = (limit * deviation) / Math.sqrt(tally.rounds) / subject.costHundredths;
  const measuredReturn = mean / subject.costHundredths;
  const { statedReturn } = subject;
  return {
    name: subject.name,
    rounds: tally.rounds,
    statedReturn,
    measuredReturn,
    lowReturn: measuredReturn - margin,
    highReturn: measuredReturn + margin,
    hitRate: tally.hits / tally.rounds,
    deviation: deviation / subject.costHundredths,
    largestWin: tally.largest / 100,
    cuts: tally.cuts,
    isWithin: Math.abs(measuredReturn - statedReturn) <= margin,
  };
}
