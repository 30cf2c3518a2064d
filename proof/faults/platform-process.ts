// The whole platform in a process of its own, with no more of a site than it takes to start.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '@harmattan/process/run-process';
import { createPlatform } from '../../apps/platform/src/platform.ts';
import { createLocalBus } from '../../apps/platform/src/plumbing/bus.ts';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { lightPasswordCost } from '../../apps/platform/src/testing/light-password-cost.ts';
import { onFreePorts } from '../../apps/platform/src/testing/on-free-ports.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'harmattan-faults-site-'));
process.once('exit', () => rmSync(siteDir, { recursive: true, force: true }));
writeFileSync(join(siteDir, 'index.html'), '<!doctype html><script type="application/json"><!--brand--></script>');

const settings = readSettings(process.env);
const log = createLog({ level: 'error' });
const platform = await runProcess(
  () =>
    createPlatform({
      settings: {
        ...onFreePorts(settings),
        port: Number(process.env.FAULT_PORT ?? 0),
        // What is measured by the work of an answer needs the cost of the product.
        ...(process.env.PASSWORDS_COST_AS !== 'product' && { passwordCost: lightPasswordCost }),
        databaseUrl: settings.databaseUrl as string,
      },
      log,
      // Tests open a platform of their own on the same database, to read its books, and need no news of this one.
      ...(settings.bus.url === undefined && { bus: createLocalBus({ log }) }),
      siteDir,
      officeDir: siteDir,
    }),
  log,
);
const { port } = platform.server.server.address() as { port: number };
process.send?.({ url: `http://localhost:${port}` });
