// The whole platform, with no more of a site than it takes to start. Prints its address once it listens.
import { runProcess } from '@harmattan/process/run-process';
import { createPlatform } from '../../../apps/platform/src/platform.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { readSettings } from '../../../apps/platform/src/settings/index.ts';
import { onFreePorts } from '../../../apps/platform/src/testing/on-free-ports.ts';
import { makeTinySite } from '../stakes/tiny-site.ts';

const settings = readSettings({ ...process.env, MODE: 'sandbox', REQUESTS_PER_MINUTE_MAX: '100000000' });
const log = createLog({ level: settings.logLevel });
const siteDir = makeTinySite();
const platform = await runProcess(
  () =>
    createPlatform({
      settings: { ...onFreePorts(settings), databaseUrl: settings.databaseUrl as string },
      log,
      siteDir,
      officeDir: siteDir,
    }),
  log,
);
const { port } = platform.server.server.address() as { port: number };
process.send?.({ address: `http://localhost:${port}` });
