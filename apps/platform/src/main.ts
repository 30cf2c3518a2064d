import { createPlatform } from './platform.ts';
import { createLog } from './plumbing/log.ts';
import { readSettings, SettingsError } from './settings/index.ts';

const stopTimeoutMs = 12_000;

async function main(): Promise<void> {
  const { databaseUrl, ...settings } = readSettings(process.env);
  if (!databaseUrl) throw new SettingsError(['DATABASE_URL: not set (npm start sets it for the embedded PostgreSQL)']);
  const log = createLog({ level: settings.logLevel });
  const platform = await createPlatform({ settings: { ...settings, databaseUrl }, log });

  let stopping = false;
  async function stop(reason: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await platform.stop();
    process.exit(0);
  }
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // Started by another process, this one must not outlive it.
  process.on('disconnect', () => stop('the launcher is gone'));

  await platform.start();
  log.info({ site: settings.siteUrl, mode: settings.mode }, 'ready');
}

main().catch((error: unknown) => {
  const lines =
    error instanceof SettingsError ? error.problems : [error instanceof Error ? error.stack : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
});
