import { type Purse, playMoneyOf } from '../play-money/index.ts';
import type { Seat } from '../seats/index.ts';
import type { RoundsDeps } from './rounds-deps.ts';

/** Who keeps the money of a seat: the operator's wallet over the supplier's wire, or the seat's own play money. */
export function purseOf({ pool, wallets }: Pick<RoundsDeps, 'pool' | 'wallets'>, seat: Seat): Purse {
  return seat.playMinor === undefined ? wallets[seat.supplier] : playMoneyOf(pool, seat);
}
