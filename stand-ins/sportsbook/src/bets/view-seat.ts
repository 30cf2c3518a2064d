import type { SeatView } from '../contract/bets.ts';
import type { Seat } from '../seats/index.ts';
import type { BetsDeps } from './bets-deps.ts';

/** The seat, with the balance if the wallet tells it. Only `no-session` means signed out, not a missing answer. */
export async function viewSeat({ wallets, log }: BetsDeps, { supplier, language, wallet }: Seat): Promise<SeatView> {
  const view = { currency: wallet.currency, language };
  try {
    const { verdict, balanceMinor } = await wallets[supplier].balance(wallet);
    const balance = balanceMinor === undefined ? null : Number(balanceMinor);
    return { ...view, isSignedIn: verdict !== 'no-session', balance };
  } catch (error) {
    log.warn({ supplier, err: error }, 'the wallet did not tell a balance');
    return { ...view, isSignedIn: true, balance: null };
  }
}
