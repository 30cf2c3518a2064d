import type { Verdict } from '@harmattan/supplier-clients/supplier-client';
import type { Seat } from '../seats/index.ts';
import { askWallet } from './ask-wallet.ts';
import { type Round, waitSeconds } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { end, postpone } from './rounds-store.ts';
import type { Step } from './step.ts';

/** Some wires say "refused" of a stake that they never saw; it can do nothing any more either way. */
const final: ReadonlySet<Verdict> = new Set(['done', 'repeat', 'refused']);

/** Undoes a stake of which nobody knows whether it was taken. */
export async function sendCancel(deps: RoundsDeps, seat: Seat, round: Round): Promise<Step> {
  const { cancelTx: txId, stakeTx: stakeTxId, round: name } = round.wire;
  const reply = await askWallet(deps, round, () =>
    deps.wallets[seat.supplier].cancel(seat.wallet, { txId, round: name, amountKobo: round.stakeKobo, stakeTxId }),
  );
  if (reply && final.has(reply.verdict)) {
    return { round: await end(deps.pool, round, 'cancelled'), balanceKobo: reply.balanceKobo };
  }
  await postpone(deps.pool, round, waitSeconds(round.tries));
  return { round: undefined, balanceKobo: undefined };
}
