import type { Queryable } from '@harmattan/process/transaction';
import { type Spin, spinRandom } from '../live/index.ts';
import { decide } from './begin-hand.ts';
import { isAtRest, type Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { listOfSpin, markCancelling } from './rounds-store.ts';
import { sendOn } from './send-on.ts';

/**
 * The turn of a table is drawn: stakes without an answer of the wallet are given back, and every round that rides on it is decided from
 * the turn's own chance, the same for all. Answers when all are decided; the money follows by itself. Called again after a
 * crash, it does what is left to do.
 */
export async function drawSpin(deps: RoundsDeps, spin: Spin): Promise<void> {
  await giveBackUnanswered(deps, spin.id);
  // One by one: each deals from the beginning of the same chance.
  const decided: (Round | undefined)[] = [];
  for (const round of await listOfSpin(deps.pool, spin.id, 'riding')) {
    decided.push(await decide(deps, round, { random: spinRandom(spin), setup: spin.setup }));
  }
  for (const round of decided) {
    if (round && !isAtRest(round)) sendOn(deps, round);
  }
}

/** Cancels the stakes on a turn that the wallet has not answered yet: they come too late for it. */
export async function giveBackUnanswered(deps: RoundsDeps, spinId: bigint, db: Queryable = deps.pool): Promise<void> {
  for (const late of await listOfSpin(deps.pool, spinId, 'staking')) {
    const round = await markCancelling(db, late, undefined);
    if (round) sendOn(deps, round);
  }
}
