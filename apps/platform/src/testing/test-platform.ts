import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import { createPlatform } from '../platform.ts';
import { type Bus, createLocalBus } from '../plumbing/bus.ts';
import { createLog } from '../plumbing/log.ts';
import { readSettings } from '../settings/index.ts';
import { branchOf } from './branch-of-bus.ts';
import { lightPasswordCost } from './light-password-cost.ts';
import { onFreePorts } from './on-free-ports.ts';
import type { TestDatabase } from './test-database.ts';
import { tinySite } from './test-server.ts';

interface Options {
  log?: Logger;
  port?: number;
  /** False: it has the bus that its settings name. */
  withBus?: boolean;
}

type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;
/** Of nothing but tests. */
const secretsKey = Buffer.alloc(32, 7).toString('base64');
const shared = new WeakMap<TestDatabase, Promise<TestPlatform>>();

const buses = new WeakMap<TestDatabase, Bus>();

/** Platforms of one test file share a database, so they share a bus. */
function busOf(db: TestDatabase): Bus {
  const bus = buses.get(db) ?? createLocalBus({ log: createLog({ level: 'silent' }) });
  buses.set(db, bus);
  return branchOf(bus);
}

/** One platform for all tests of a file that need nothing of their own from it: to start one takes half a second. */
export function sharedTestPlatform(db: TestDatabase, env: NodeJS.ProcessEnv = {}): Promise<TestPlatform> {
  const running = shared.get(db) ?? start(db, env, (stop) => db.defer(stop));
  shared.set(db, running);
  return running;
}

/** The whole platform in this process, over a test's own database and on a free port. */
export function startTestPlatform(db: TestDatabase, env: NodeJS.ProcessEnv = {}, options: Options = {}) {
  return start(db, env, onTestFinished, options);
}

async function start(
  db: TestDatabase,
  env: NodeJS.ProcessEnv,
  whenOver: (stop: () => Promise<void>) => void,
  { log = createLog({ level: 'silent' }), port: wantedPort = 0, withBus = true }: Options = {},
) {
  const settings = {
    ...onFreePorts(
      readSettings({
        DEMO: 'off',
        // Tests that are not about countries come from any address that they like.
        COUNTRIES: 'any',
        REQUESTS_PER_MINUTE_MAX: '1000000',
        // Tests that are about the exclusion register have one of their own.
        REGISTER_URL: 'none',
        SECRETS_KEY: secretsKey,
        // The rules of the process, which a file about another market has chosen.
        MARKET: process.env.MARKET,
        ...env,
      }),
    ),
    port: wantedPort,
    passwordCost: lightPasswordCost,
    databaseUrl: db.url('harmattan_app'),
  };
  const siteDir = tinySite(whenOver);
  const platform = await createPlatform({
    ...{ settings, log, siteDir, officeDir: siteDir },
    ...(withBus ? { bus: busOf(db) } : {}),
  });
  await platform.start();
  whenOver(() => platform.stop());
  // One whose role is to work does not listen.
  const { port } = (platform.server.server.address() ?? { port: 0 }) as { port: number };
  return { ...platform, port, url: `http://localhost:${port}` };
}
