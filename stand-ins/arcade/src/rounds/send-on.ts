import { assert } from '@harmattan/kernel/assert';
import { findSeat } from '../seats/index.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { carryOn } from './step.ts';

/** Carries the round on in the background: the caller does not wait for the wallet. The worker retries what fails here. */
export function sendOn(deps: RoundsDeps, round: Round): void {
  findSeat(deps.pool, round.seatId)
    .then((seat) => {
      assert(seat, 'a round that is not over keeps its seat');
      return carryOn(deps, seat, round);
    })
    .catch((error: unknown) =>
      deps.log.warn({ round: String(round.id), err: error }, 'a round was left to the worker'),
    );
}
