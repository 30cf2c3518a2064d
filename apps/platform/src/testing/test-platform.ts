import { onTestFinished } from 'vitest';
import { createPlatform } from '../platform.ts';
import { createLog } from '../plumbing/log.ts';
import { readSettings } from '../settings/index.ts';
import type { TestDatabase } from './test-database.ts';
import { tinySite } from './test-server.ts';

/** The whole platform in this process, over a test's own database and on a free port. */
export async function startTestPlatform(db: TestDatabase, env: NodeJS.ProcessEnv = {}) {
  const settings = {
    ...readSettings({ DEMO: 'off', REQUESTS_PER_MINUTE_MAX: '1000000', ...env }),
    port: 0,
    databaseUrl: db.url('harmattan_app'),
  };
  const platform = await createPlatform({ settings, log: createLog({ level: 'silent' }), siteDir: tinySite() });
  await platform.start();
  onTestFinished(() => platform.stop());
  const { port } = platform.server.server.address() as { port: number };
  return { ...platform, port, url: `http://localhost:${port}` };
}
