import { assert } from '@harmattan/kernel/assert';
import type { Seat } from '../seats/index.ts';
import { askWallet } from './ask-wallet.ts';
import { purseOf } from './purse-of.ts';
import { type Round, refusedWinsMax, waitSeconds } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { end, postpone } from './rounds-store.ts';
import type { Step } from './step.ts';

/** Sends the win, a win of nothing too: it tells the wallet that the round is over. */
export async function sendWin(deps: RoundsDeps, seat: Seat, round: Round): Promise<Step> {
  const { winTx: txId, stakeTx: stakeTxId, round: name } = round.wire;
  const { winMinor: amountMinor } = round;
  assert(amountMinor !== undefined, 'what was staked has an outcome');
  const reply = await askWallet(deps, round, () =>
    purseOf(deps, seat).win(seat.wallet, { txId, round: name, amountMinor, stakeTxId }),
  );
  if (reply?.verdict === 'done' || reply?.verdict === 'repeat') {
    return { round: await end(deps.pool, round, 'settled', { reference: reply.id }), balanceMinor: reply.balanceMinor };
  }
  if (reply && round.refusals >= refusedWinsMax) {
    deps.log.error({ round: String(round.id), verdict: reply.verdict }, 'the wallet refuses a win');
    return { round: await end(deps.pool, round, 'disputed', { refusal: reply.verdict }), balanceMinor: undefined };
  }
  await postpone(deps.pool, round, waitSeconds(round.tries), { isRefused: reply !== undefined });
  return { round: undefined, balanceMinor: undefined };
}
