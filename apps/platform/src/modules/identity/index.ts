import type { FastifyRequest } from 'fastify';
import type { Database } from '../../plumbing/db/database.ts';
import type { Player } from '../../plumbing/http/answer.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { addDemoPlayers } from './add-demo-players.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { pruneOld } from './identity-store.ts';
import { createPasswords } from './passwords.ts';
import { identityRoutes } from './routes.ts';
import { sessionSecrets } from './session-cookie.ts';
import { resumeSession } from './sessions.ts';

const keepCodesDays = 7;

export async function createIdentity(options: Omit<IdentityDeps, 'tables' | 'passwords'> & { database: Database }) {
  const { database, ...rest } = options;
  const deps: IdentityDeps = { ...rest, tables: database.tables<unknown>(), passwords: await createPasswords() };
  const prune: Job = { name: 'prune-identity', every: '45 4 * * *', run: () => pruneOld(deps.tables, keepCodesDays) };
  return {
    handlers: identityRoutes(deps),
    authenticate: (request: FastifyRequest): Promise<Player | undefined> =>
      resumeSession(deps, sessionSecrets(request)),
    jobs: [prune],
    addDemoPlayers: () => addDemoPlayers(deps),
  };
}
