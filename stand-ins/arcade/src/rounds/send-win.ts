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
  const { winKobo: amountKobo } = round;
  assert(amountKobo !== undefined, 'what was staked has an outcome');
  const reply = await askWallet(deps, round, () =>
    purseOf(deps, seat).win(seat.wallet, { txId, round: name, amountKobo, stakeTxId }),
  );
  if (reply?.verdict === 'done' || reply?.verdict === 'repeat') {
    return { round: await end(deps.pool, round, 'settled', { reference: reply.id }), balanceKobo: reply.balanceKobo };
  }
  if (reply && round.refusals >= refusedWinsMax) {
    deps.log.error({ round: String(round.id), verdict: reply.verdict }, 'the wallet refuses a win');
    return { round: await end(deps.pool, round, 'disputed', { refusal: reply.verdict }), balanceKobo: undefined };
  }
  await postpone(deps.pool, round, waitSeconds(round.tries), { isRefused: reply !== undefined });
  return { round: undefined, balanceKobo: undefined };
}
