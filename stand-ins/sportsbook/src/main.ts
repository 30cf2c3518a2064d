import { runProcess } from '@harmattan/process/run-process';
import { createLog } from './plumbing/log.ts';
import { readSettings } from './settings.ts';
import { createSportsbook } from './sportsbook.ts';

const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
await runProcess(() => createSportsbook({ settings, log }), log);
log.info({ port: settings.port }, 'ready');
