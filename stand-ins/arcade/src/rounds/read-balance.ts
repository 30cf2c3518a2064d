import type { Kobo } from '@harmattan/kernel/money';
import { findSeat, type Seat } from '../seats/index.ts';
import type { RoundsDeps } from './rounds-deps.ts';

/** What the wallet says that the player has, or what is left of the play money. Undefined while the wallet does not say. */
export async function readBalance({ pool, wallets, log }: RoundsDeps, seat: Seat): Promise<Kobo | undefined> {
  if (seat.playKobo !== undefined) return (await findSeat(pool, seat.id))?.playKobo;
  try {
    return (await wallets[seat.supplier].balance(seat.wallet)).balanceKobo;
  } catch (error) {
    log.warn({ supplier: seat.supplier, err: error }, 'the wallet did not tell a balance');
    return undefined;
  }
}
