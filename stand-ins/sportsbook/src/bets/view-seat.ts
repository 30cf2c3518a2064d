import type { SeatView } from '../contract/bets.ts';
import type { Seat } from '../seats/index.ts';
import { allowanceOf, readPlayerLimits } from '../trading/index.ts';
import type { BetsDeps } from './bets-deps.ts';

/** The seat, with the balance if the wallet tells it. Only `no-session` means signed out, not a missing answer. */
export async function viewSeat(
  { wallets, log, pool, referrals }: BetsDeps,
  { supplier, language, wallet }: Seat,
): Promise<SeatView> {
  const { stakeMaxMinor } = allowanceOf(await readPlayerLimits(pool, wallet.playerId), referrals);
  const view = { currency: wallet.currency, language, stakeMax: Number(stakeMaxMinor) };
  try {
    const { verdict, balanceMinor } = await wallets[supplier].balance(wallet);
    const balance = balanceMinor === undefined ? null : Number(balanceMinor);
    return { ...view, isSignedIn: verdict !== 'no-session', balance };
  } catch (error) {
    log.warn({ supplier, err: error }, 'the wallet did not tell a balance');
    return { ...view, isSignedIn: true, balance: null };
  }
}
