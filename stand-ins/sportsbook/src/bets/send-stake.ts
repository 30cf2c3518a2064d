import type { Minor } from '@harmattan/kernel/money';
import type { Verdict } from '@harmattan/supplier-clients/supplier-client';
import type { RefusalReason } from '../contract/bets.ts';
import type { Seat } from '../seats/index.ts';
import { askWallet } from './ask-wallet.ts';
import type { BetRecord } from './bet.ts';
import type { BetsDeps } from './bets-deps.ts';
import { judgeLate } from './settle.ts';
import { acceptBet, markCancelling, refuseStake } from './stakes-store.ts';
import { wireBet } from './wire-bet.ts';

/** Refusals in so many words: the stake was not taken. */
const plain: Partial<Record<Verdict, RefusalReason>> = {
  insufficient: 'insufficient',
  'no-session': 'no-session',
  'bad-signature': 'not-taken',
  currency: 'not-taken',
  mismatch: 'not-taken',
};

/** Sends the stake, once and never again. Answers the balance if the wallet told it. */
export async function sendStake(deps: BetsDeps, seat: Seat, bet: BetRecord): Promise<Minor | undefined> {
  const { pool, log, wallets, sender } = deps;
  const reply = await askWallet(log, { bet: bet.id, kind: 'place' }, () =>
    wallets[bet.supplier].place(seat.wallet, wireBet(bet)),
  );
  const refusal = reply && plain[reply.verdict];
  if (refusal) {
    await refuseStake(pool, bet, refusal);
    return reply.balanceMinor;
  }
  if (reply?.verdict === 'done' || reply?.verdict === 'repeat') {
    const state = await acceptBet(pool, bet);
    if (state === 'open') await judgeLate(deps, bet.id);
    if (state !== 'cancelling') return reply.balanceMinor;
    // A refusal without a plain verdict may come from a proxy before the wallet. To cancel a stake that was not taken changes nothing.
  } else if (!(await markCancelling(pool, bet))) return undefined;
  return (await sender.sendFor(bet.id))?.balanceMinor;
}
