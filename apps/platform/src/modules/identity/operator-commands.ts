import type { Ids } from '@harmattan/kernel/ids';
import { createLocalBus } from '../../plumbing/bus.ts';
import type { Database } from '../../plumbing/db/database.ts';
import type { Log } from '../../plumbing/log.ts';
import { createOutbox } from '../../plumbing/outbox/outbox.ts';
import { endPlayerSessions } from './end-player-sessions.ts';
import type { OperatorDeps } from './identity-deps.ts';
import { findPlayer } from './identity-store.ts';
import { decideReview } from './number-proof/decide-review.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { canonicalUserName } from './user-name-rules.ts';

/** A number that an account has lost is in no list; its id is. */
const playerIdShape = /^#(\d{1,18})$/;

interface Options extends Pick<OperatorDeps, 'raiseSessionEpoch'> {
  database: Database;
  ids: Ids;
  log: Log;
  countryDigits: string;
}

/**
 * What an operator does to an account from a process of its own. The outbox records here and delivers in the platform, which forgets the
 * sessions and sends the text.
 */
export function createOperatorCommands({ database, ids, log, countryDigits, raiseSessionEpoch }: Options) {
  const deps: OperatorDeps = {
    pool: database.pool,
    log,
    bus: createLocalBus({ log }),
    outbox: createOutbox({ database, ids, log }),
    // The events of these commands name the player, not a number.
    hashNumber: () => undefined,
    raiseSessionEpoch,
  };
  return {
    /** By the number, however it is written, or by the id, as in `#1234`. */
    async findPlayerId(text: string): Promise<bigint | undefined> {
      const id = playerIdShape.exec(text)?.[1];
      if (id !== undefined) return (await findPlayer(deps.pool, { id: BigInt(id) }))?.id;
      const userName = canonicalUserName(text, countryDigits);
      return userName === undefined ? undefined : (await findPlayer(deps.pool, { userName }))?.id;
    },
    resetSecondFactor: (request: Parameters<typeof resetSecondFactor>[1]) => resetSecondFactor(deps, request),
    decideReview: (word: Parameters<typeof decideReview>[1]) => decideReview(deps, word),
    endPlayerSessions: (request: Parameters<typeof endPlayerSessions>[1]) => endPlayerSessions(deps, request),
  };
}

export type OperatorCommands = ReturnType<typeof createOperatorCommands>;
