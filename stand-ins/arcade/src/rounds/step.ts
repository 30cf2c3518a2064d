import type { Minor } from '@harmattan/kernel/money';
import type { Seat } from '../seats/index.ts';
import { isAtRest, isOver, type Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { sendCancel } from './send-cancel.ts';
import { sendLower, sendRaise } from './send-raise.ts';
import { sendStake } from './send-stake.ts';
import { sendWin } from './send-win.ts';

/** What became of a round, and the balance if the wallet told it. */
export interface Step {
  /** Undefined: it stays where it is, to be retried, or another call has moved it on. */
  round: Round | undefined;
  balanceMinor: Minor | undefined;
  /** Why a move was not made. */
  refusal?: string | undefined;
}

const steps = {
  staking: sendStake,
  staked: sendWin,
  cancelling: sendCancel,
  raising: sendRaise,
  lowering: sendLower,
};

/** How far a round has come. */
export interface Carried extends Required<Step> {
  round: Round;
  /** As the wallet's answer to the stake said it, before anything was paid. */
  stakedBalanceMinor: Minor | undefined;
}

/** Takes a round from where it is as far as it goes without its player. */
export async function carryOn(deps: RoundsDeps, seat: Seat, round: Round): Promise<Carried> {
  let now = round;
  let stakedBalanceMinor: Minor | undefined;
  let balanceMinor: Minor | undefined;
  let refusal: string | undefined;
  while (!isOver(now) && !isAtRest(now)) {
    const step = await steps[now.state as keyof typeof steps](deps, seat, now);
    balanceMinor = step.balanceMinor;
    refusal = step.refusal;
    if (now.state === 'staking' || now.state === 'raising') stakedBalanceMinor = step.balanceMinor;
    if (!step.round) break;
    now = step.round;
  }
  return { round: now, balanceMinor, stakedBalanceMinor, refusal };
}
