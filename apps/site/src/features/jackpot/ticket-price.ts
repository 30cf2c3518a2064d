import { assert } from '@harmattan/kernel/assert';
import { jsonNumberFromMinor, minorFromJsonNumber } from '@harmattan/kernel/money';
import { columnsIn, type Picks } from './slip.ts';
import type { Jackpot } from './use-jackpots.ts';

/** In naira, reckoned in kobo. */
export function ticketPrice({ ticketPrice: each }: Pick<Jackpot, 'ticketPrice'>, tickets: readonly Picks[]): number {
  const eachMinor = minorFromJsonNumber(each);
  assert(eachMinor !== undefined, 'the wire speaks in amounts');
  const columns = tickets.reduce((sum, picks) => sum + BigInt(columnsIn(picks)), 0n);
  return jsonNumberFromMinor(eachMinor * columns);
}
