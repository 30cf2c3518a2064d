import { onTestFinished } from 'vitest';
import { createPlatform } from '../platform.ts';
import { createLog } from '../plumbing/log.ts';
import { readSettings } from '../settings/index.ts';
import type { TestDatabase } from './test-database.ts';
import { tinySite } from './test-server.ts';

type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;
const shared = new WeakMap<TestDatabase, Promise<TestPlatform>>();

/** One platform for all tests of a file that need nothing of their own from it: to start one takes half a second. */
export function sharedTestPlatform(db: TestDatabase, env: NodeJS.ProcessEnv = {}): Promise<TestPlatform> {
  const running = shared.get(db) ?? start(db, env, (stop) => db.defer(stop));
  shared.set(db, running);
  return running;
}

/** The whole platform in this process, over a test's own database and on a free port. */
export function startTestPlatform(db: TestDatabase, env: NodeJS.ProcessEnv = {}) {
  return start(db, env, onTestFinished);
}

async function start(db: TestDatabase, env: NodeJS.ProcessEnv, whenOver: (stop: () => Promise<void>) => void) {
  const settings = {
    ...readSettings({ DEMO: 'off', REQUESTS_PER_MINUTE_MAX: '1000000', ...env }),
    port: 0,
    databaseUrl: db.url('harmattan_app'),
  };
  const platform = await createPlatform({ settings, log: createLog({ level: 'silent' }), siteDir: tinySite(whenOver) });
  await platform.start();
  whenOver(() => platform.stop());
  const { port } = platform.server.server.address() as { port: number };
  return { ...platform, port, url: `http://localhost:${port}` };
}
