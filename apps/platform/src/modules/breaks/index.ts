import { inTransaction } from '@harmattan/process/transaction';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DoorLimit } from '../../plumbing/http/door-limit.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { BreaksDeps } from './breaks-deps.ts';
import { checkPlayer } from './check-player.ts';
import { readNews } from './read-break.ts';
import { askRegister, readChanges } from './register/follow-register.ts';
import type { Register } from './register/register.ts';
import { serveRegister } from './register/serve-register.ts';
import { breaksRoutes } from './routes.ts';
import { takeBreak, type Wish } from './take-break.ts';

export { offInBreak } from './breaks-deps.ts';
export { exportBreaks } from './export-store.ts';
export { createSafeplayRegister } from './register/safeplay-register.ts';
export { createTraitHasher, type Traits } from './traits.ts';

/** Something new is known of a player. */
const newsOfPlayers = [
  'identity.registered',
  'identity.number-changed',
  'profile.details-saved',
  'verification.number-decided',
  'email.proven',
];
const ofPlayer = z.object({ playerId: z.string().transform(BigInt) });

/** Breaks from play that players take, and accounts of persons who are excluded. */
export function createBreaks({ register, ...deps }: BreaksDeps & { register: Register | undefined }) {
  followPlayers(deps, register);
  let stopListening: (() => void) | undefined;
  const read: Job = {
    name: 'read-exclusion-register',
    every: '* * * * *',
    retriesMax: 0,
    run: async () => register && readChanges(deps, register),
  };

  return {
    handlers: breaksRoutes(deps),
    jobs: register ? [read] : [],
    /** For a player who has shown who they are. */
    take: (playerId: bigint, wish: Wish) => takeBreak(deps, playerId, wish),
    /** What keeps a player from play, for the player's stream. */
    newsOf: (playerId: bigint) => readNews(deps, playerId),
    /** The door for the register's word. */
    serveHooks: async (app: FastifyInstance, limit: DoorLimit) =>
      register && serveRegister(app, { deps, register, limit }),
    async start() {
      // A sign-in that is missed here is followed by another one; what was saved comes by the outbox.
      stopListening = deps.bus.subscribe('identity.signed-in', (message) => {
        const { playerId } = message as { playerId: bigint };
        checkPlayer(deps, playerId).catch((error: unknown) =>
          deps.log.error({ err: error, playerId: String(playerId) }, 'a player was not compared with excluded persons'),
        );
      });
    },
    async stop() {
      stopListening?.();
    },
  };
}

/** Whenever something new is known of a player, the player is compared with excluded persons, and the register is asked. */
function followPlayers(deps: BreaksDeps, register: Register | undefined): void {
  const { outbox } = deps;
  const check = async ({ payload }: { payload: unknown }) => {
    // A number change of an earlier version names no player.
    const { playerId } = ofPlayer.partial().parse(payload);
    if (playerId === undefined) return;
    await checkPlayer(deps, playerId);
    if (!register) return;
    // A fact of its own: while the register is away it is delivered again, and holds up nothing else.
    await recordAlone(deps, { topic: 'breaks.ask-register', payload: { playerId: String(playerId) } });
  };
  for (const topic of newsOfPlayers) outbox.consume(topic, check);
  if (register)
    outbox.consume('breaks.ask-register', ({ payload }) =>
      askRegister(deps, register, ofPlayer.parse(payload).playerId),
    );
  outbox.consume('breaks.begun', async ({ payload }) => {
    const begun = ofPlayer.extend({ kind: z.string() }).parse(payload);
    if (begun.kind !== 'exclusion') return;
    // Once more with what became known while the exclusion was taken.
    await checkPlayer(deps, begun.playerId);
    for (const playerId of await deps.sharersOf(begun.playerId)) await checkPlayer(deps, playerId);
  });
}

async function recordAlone({ pool, outbox }: BreaksDeps, fact: { topic: string; payload: object }): Promise<void> {
  await inTransaction(pool, (transaction) => outbox.record(transaction, fact));
  outbox.wake();
}

export type Breaks = ReturnType<typeof createBreaks>;
