import { assert } from '@harmattan/kernel/assert';
import { findSeat } from '../seats/index.ts';
import { leaveHand } from './leave-hand.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { claimDue, claimUnfinished, listLeft, markCancelling } from './rounds-store.ts';
import { sendOn } from './send-on.ts';
import { markLowering } from './send-raise.ts';
import { carryOn } from './step.ts';

const roundsAtOnce = 20;
const handsAtOnce = 100;

/** Resumes what was left half done: wins and cancels that the wallet has not answered, and what a crash has left behind. */
export async function resolveDue(deps: RoundsDeps): Promise<void> {
  await Promise.all((await claimDue(deps.pool, roundsAtOnce)).map((round) => resolve(deps, round)));
}

/** Hands whose player's time is over. It needs no wallet to end them, so they wait for none: others at their tables wait for them. */
export async function leaveDue(deps: RoundsDeps): Promise<void> {
  for (const hand of await listLeft(deps.pool, handsAtOnce)) {
    try {
      const round = await leaveHand(deps, hand);
      if (round) sendOn(deps, round);
    } catch (error) {
      // One that cannot be ended keeps no other from it.
      deps.log.error({ round: String(hand.id), err: error }, 'a hand that was left could not be ended');
    }
  }
}

/** One more attempt at the round that stands in the way of the seat's next one. */
export async function resolveUnfinished(deps: RoundsDeps, seatId: bigint): Promise<void> {
  const round = await claimUnfinished(deps.pool, seatId);
  if (round) await resolve(deps, round);
}

async function resolve(deps: RoundsDeps, round: Round): Promise<void> {
  const seat = await findSeat(deps.pool, round.seatId);
  assert(seat, 'a round that is not over keeps its seat');
  const known = await takeUp(deps, round);
  if (known) await carryOn(deps, seat, known);
}

/** Whether a stake that was never answered had been taken is not known, and a second one is not the way to find out. */
async function takeUp(deps: RoundsDeps, round: Round): Promise<Round | undefined> {
  switch (round.state) {
    case 'staking':
      return markCancelling(deps.pool, round, undefined);
    case 'raising':
      return markLowering(deps, round);
    default:
      return round;
  }
}
