import type { Minor } from '@harmattan/kernel/money';
import { consolationAccount, poolAccount } from './accounts.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import type { Jackpot } from './jackpots-store.ts';
import { poolOf, ticketsIn } from './pool.ts';

/** What lies ready for a jackpot. While tickets are sold, the account tells how many; once they are counted, the row does. */
export async function readAccounts({ wallet }: Pick<JackpotDeps, 'wallet'>, jackpot: Jackpot) {
  const [heldMinor, consolationHeldMinor] = await Promise.all([
    wallet.houseBalance(poolAccount(jackpot.id)),
    wallet.houseBalance(consolationAccount(jackpot.id)),
  ]);
  const isSelling = jackpot.state === 'open' || (jackpot.state === 'closed' && jackpot.work === null);
  const tickets = isSelling ? ticketsIn(jackpot, heldMinor) : jackpot.tickets;
  const poolMinor: Minor = poolOf(jackpot, tickets);
  return { heldMinor, consolationHeldMinor, tickets, poolMinor };
}
