// The whole platform in a process of its own, which also says how much memory it holds once its garbage is collected.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from '@harmattan/process/run-process';
import { createPlatform } from '../../../apps/platform/src/platform.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { readSettings } from '../../../apps/platform/src/settings/index.ts';

export interface Weight {
  heapMegabytes: number;
  residentMegabytes: number;
  /** Files and sockets. */
  handles: number;
}

const megabyte = 1_024 * 1_024;
const settings = readSettings(process.env);
const siteDir = join(settings.dataDir, 'site');
mkdirSync(join(siteDir, 'assets'), { recursive: true });
writeFileSync(join(siteDir, 'assets', 'app-1.js'), 'export {};\n');
writeFileSync(join(siteDir, 'robots.txt'), 'User-agent: *\n');
writeFileSync(join(siteDir, 'index.html'), '<!doctype html><script type="application/json"><!--brand--></script>');

const log = createLog({ level: settings.logLevel });
await runProcess(
  () =>
    createPlatform({
      settings: { ...settings, databaseUrl: settings.databaseUrl as string },
      log,
      siteDir,
      officeDir: siteDir,
    }),
  log,
);

process.on('message', (word) => {
  if (word !== 'weigh') return;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({
    heapMegabytes: heapUsed / megabyte,
    residentMegabytes: rss / megabyte,
    handles: readdirSync('/proc/self/fd').length,
  } satisfies Weight);
});
