import { assert } from '@harmattan/kernel/assert';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../plumbing/db/database.ts';
import type { Player, SetCookie } from '../../plumbing/http/answer.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { addDemoPlayers } from './add-demo-players.ts';
import { followEndings } from './end-sessions.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer, findSessionEpoch, pruneOld } from './identity-store.ts';
import { createPasswords } from './passwords.ts';
import { identityRoutes } from './routes.ts';
import { createSessionCache } from './session-cache.ts';
import { sessionCookie, sessionSecrets } from './session-cookie.ts';
import { resumeSession, sessionLifeSeconds } from './sessions.ts';
import { canonicalUserName } from './user-name-rules.ts';

const keepCodesDays = 7;

type Options = Omit<IdentityDeps, 'tables' | 'passwords' | 'cache'> & { database: Database };

export async function createIdentity({ database, ...options }: Options) {
  const deps: IdentityDeps = {
    ...options,
    tables: database.tables<unknown>(),
    passwords: await createPasswords(),
    cache: createSessionCache(options),
  };
  followEndings(deps);

  /** The id comes from a session or from our own tables, so there is such a player. */
  async function knownPlayer(playerId: bigint) {
    const player = await findPlayer(deps.tables, { id: playerId });
    assert(player, 'a player with a known id exists');
    return player;
  }

  const prune: Job = { name: 'prune-identity', every: '45 4 * * *', run: () => pruneOld(deps.tables, keepCodesDays) };
  return {
    handlers: identityRoutes(deps),
    async authenticate(request: FastifyRequest, setCookie?: SetCookie): Promise<Player | undefined> {
      const secrets = sessionSecrets(request);
      const session = await resumeSession(deps, secrets, { mayRenew: setCookie !== undefined });
      // The cookie's life slides with the session's.
      if (session?.isRenewed && secrets.cookie) setCookie?.(sessionCookie, secrets.cookie, sessionLifeSeconds);
      return session;
    },
    async identityOf(playerId: bigint) {
      const { user_name: userName, currency, sms_second_factor: smsSecondFactor } = await knownPlayer(playerId);
      return { userName, currency, country: deps.country, smsSecondFactor };
    },
    /** Goes along with whatever the session gives rise to. Undefined once it has ended. */
    epochOfSession: (sessionId: string) => findSessionEpoch(deps.tables, sessionId),
    rankOf: async (playerId: bigint) => (await knownPlayer(playerId)).rank_id,
    /** However the number is written. */
    async playerByUserName(text: string): Promise<{ playerId: bigint; userName: string } | undefined> {
      const userName = canonicalUserName(text, deps.countryDigits);
      const player = userName ? await findPlayer(deps.tables, { userName }) : undefined;
      return player && { playerId: player.id, userName: player.user_name };
    },
    jobs: [prune],
    addDemoPlayers: () => addDemoPlayers(deps),
  };
}
