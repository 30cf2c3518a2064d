import type { FastifyInstance } from 'fastify';
import type { Job } from '../../plumbing/jobs/jobs.ts';

export { findByFormerNumber, isNumberKept } from './closing/closing-store.ts';

import { eraseDue } from './closing/erase-due.ts';
import { pruneExports } from './export/export-store.ts';
import { serveExport } from './export/serve-export.ts';
import type { RightsDeps } from './rights-deps.ts';
import { rightsRoutes } from './routes.ts';

const keepExportsDays = 90;

/** What a player may ask for about their own data. */
export function createRights(deps: RightsDeps) {
  const forget: Job = {
    name: 'prune-exports',
    every: '58 4 * * *',
    run: () => pruneExports(deps.pool, keepExportsDays),
  };
  const erase: Job = { name: 'erase-closed-accounts', every: '25 5 * * *', run: () => eraseDue(deps) };
  return {
    handlers: rightsRoutes(deps),
    jobs: [forget, erase],
    serveExport: (app: FastifyInstance) => serveExport(app, deps),
    /** For the test that knows every table. */
    partsOf: deps.partsOf,
  };
}

export type Rights = ReturnType<typeof createRights>;
