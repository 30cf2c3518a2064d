import type { Verdict } from '@harmattan/supplier-clients/supplier-client';
import type { Seat } from '../seats/index.ts';
import { askWallet } from './ask-wallet.ts';
import { begin } from './begin-hand.ts';
import { purseOf } from './purse-of.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { end, markCancelling } from './rounds-store.ts';
import type { Step } from './step.ts';

/** Refusals in so many words: the stake was not taken. */
export const plain: ReadonlySet<Verdict> = new Set([
  'insufficient',
  'no-session',
  'bad-signature',
  'currency',
  'mismatch',
]);

/** Some wires say "refused" of a stake that they never saw; it can do nothing any more either way. */
export const final: ReadonlySet<Verdict> = new Set(['done', 'repeat', 'refused']);

/** Sends the stake, once and never again. Chance is asked only when the stake is known to be taken. */
export async function sendStake(deps: RoundsDeps, seat: Seat, round: Round): Promise<Step> {
  const { stakeTx: txId, round: name } = round.wire;
  const reply = await askWallet(deps, round, () =>
    purseOf(deps, seat).stake(seat.wallet, { txId, round: name, amountMinor: round.stakeMinor }),
  );
  const balanceMinor = reply?.balanceMinor;
  if (reply?.verdict === 'done' || reply?.verdict === 'repeat') {
    return { round: await begin(deps, round, reply.id), balanceMinor };
  }
  if (reply && plain.has(reply.verdict)) {
    return { round: await end(deps.pool, round, 'refused', { refusal: reply.verdict }), balanceMinor };
  }
  // A refusal without a word of its own may come from a proxy before the wallet. Cancelling a stake that was never taken does no harm.
  return { round: await markCancelling(deps.pool, round, reply?.verdict), balanceMinor: undefined };
}
