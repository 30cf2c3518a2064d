import { runProcess } from '@harmattan/process/run-process';
import { createPlatform } from './platform.ts';
import { createLog } from './plumbing/log.ts';
import { readSettings, SettingsError } from './settings/index.ts';

async function main(): Promise<void> {
  const { databaseUrl, ...settings } = readSettings(process.env);
  if (!databaseUrl) throw new SettingsError(['DATABASE_URL: not set (npm start sets it for the embedded PostgreSQL)']);
  if (settings.secretsKeys.length === 0) throw new SettingsError(['SECRETS_KEY: not set (npm start makes one)']);
  const log = createLog({ level: settings.logLevel });
  await runProcess(() => createPlatform({ settings: { ...settings, databaseUrl }, log }), log);
  log.info({ site: settings.siteUrl, mode: settings.mode }, 'ready');
}

main().catch((error: unknown) => {
  const lines =
    error instanceof SettingsError ? error.problems : [error instanceof Error ? error.stack : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
});
