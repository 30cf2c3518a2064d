import type { FastifyRequest } from 'fastify';
import type { Database } from '../../plumbing/db/database.ts';
import type { Player, SetCookie } from '../../plumbing/http/answer.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { addDemoPlayers } from './add-demo-players.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { pruneOld } from './identity-store.ts';
import { createPasswords } from './passwords.ts';
import { identityRoutes } from './routes.ts';
import { sessionCookie, sessionSecrets } from './session-cookie.ts';
import { resumeSession, sessionLifeSeconds } from './sessions.ts';

const keepCodesDays = 7;

export async function createIdentity(options: Omit<IdentityDeps, 'tables' | 'passwords'> & { database: Database }) {
  const { database, ...rest } = options;
  const deps: IdentityDeps = { ...rest, tables: database.tables<unknown>(), passwords: await createPasswords() };
  const prune: Job = { name: 'prune-identity', every: '45 4 * * *', run: () => pruneOld(deps.tables, keepCodesDays) };
  return {
    handlers: identityRoutes(deps),
    async authenticate(request: FastifyRequest, setCookie: SetCookie): Promise<Player | undefined> {
      const secrets = sessionSecrets(request);
      const session = await resumeSession(deps, secrets);
      // The cookie's life slides with the session's.
      if (session?.isRenewed && secrets.cookie) setCookie(sessionCookie, secrets.cookie, sessionLifeSeconds);
      return session;
    },
    jobs: [prune],
    addDemoPlayers: () => addDemoPlayers(deps),
  };
}
