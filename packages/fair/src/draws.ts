import { type Random, randomBelow } from '@harmattan/kernel/random';

/** Where an engine gets its chance from. The same engine is fed by the system, by a simulation's seed or by revealed seeds. */
export interface Draws {
  /** A whole number from 0 up to but not including `bound`, each equally likely. */
  below(bound: number): number;
}

export function drawsFrom(random: Random): Draws {
  return { below: (bound) => randomBelow(random, bound) };
}
