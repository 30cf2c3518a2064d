import type { SeatView } from '../contract/bets.ts';
import type { Seat } from '../seats/index.ts';
import type { BetsDeps } from './bets-deps.ts';

/** Who sits there, and what they have if the wallet says it. Signed out is who the wallet calls so, and nobody who just waits. */
export async function viewSeat({ wallets, log }: BetsDeps, { supplier, language, wallet }: Seat): Promise<SeatView> {
  const view = { currency: wallet.currency, language };
  try {
    const { verdict, balanceKobo } = await wallets[supplier].balance(wallet);
    const balance = balanceKobo === undefined ? null : Number(balanceKobo);
    return { ...view, isSignedIn: verdict !== 'no-session', balance };
  } catch (error) {
    log.warn({ supplier, err: error }, 'the wallet did not tell a balance');
    return { ...view, isSignedIn: true, balance: null };
  }
}
