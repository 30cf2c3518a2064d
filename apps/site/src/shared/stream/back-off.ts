import { type Random, randomBelow } from '@harmattan/kernel/random';

const firstMs = 1_000;
const maxMs = 30_000;

/**
 * How long to wait after so many failures in a row. Between half and all of a time that doubles, so that the phones that
 * one restart has cut off do not all come back in the same moment.
 */
export function backOffMs(failures: number, random: Random): number {
  const wholeMs = Math.min(firstMs * 2 ** failures, maxMs);
  return wholeMs / 2 + randomBelow(random, wholeMs / 2 + 1);
}
