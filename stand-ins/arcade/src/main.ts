import { runProcess } from '@harmattan/process/run-process';
import { createArcade } from './arcade.ts';
import { createLog } from './plumbing/log.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
await runProcess(() => createArcade({ settings, log }), log);
log.info({ port: settings.port }, 'ready');
