import type { Seat } from '../seats/index.ts';
import { askWallet } from './ask-wallet.ts';
import { purseOf } from './purse-of.ts';
import { type Round, waitSeconds } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { end, postpone } from './rounds-store.ts';
import { final } from './send-stake.ts';
import type { Step } from './step.ts';

/** Cancels a stake of which it is unknown whether the wallet took it. */
export async function sendCancel(deps: RoundsDeps, seat: Seat, round: Round): Promise<Step> {
  const { cancelTx: txId, stakeTx: stakeTxId, round: name } = round.wire;
  const reply = await askWallet(deps, round, () =>
    purseOf(deps, seat).cancel(seat.wallet, { txId, round: name, amountMinor: round.stakeMinor, stakeTxId }),
  );
  if (reply && final.has(reply.verdict)) {
    return { round: await end(deps.pool, round, 'cancelled'), balanceMinor: reply.balanceMinor };
  }
  await postpone(deps.pool, round, waitSeconds(round.tries));
  return { round: undefined, balanceMinor: undefined };
}
