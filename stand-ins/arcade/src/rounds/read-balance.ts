import type { Minor } from '@harmattan/kernel/money';
import type { Seat } from '../seats/index.ts';
import { purseOf } from './purse-of.ts';
import type { RoundsDeps } from './rounds-deps.ts';

/** What the wallet says that the player has, or what is left of the play money. Undefined while the wallet does not say. */
export async function readBalance(deps: RoundsDeps, seat: Seat): Promise<Minor | undefined> {
  try {
    return (await purseOf(deps, seat).balance(seat.wallet)).balanceMinor;
  } catch (error) {
    deps.log.warn({ supplier: seat.supplier, err: error }, 'the wallet did not tell a balance');
    return undefined;
  }
}
