// The whole sportsbook on a free port. Prints its address once it listens.
import { runProcess } from '@harmattan/process/run-process';
import { createLog } from '../../../stand-ins/sportsbook/src/plumbing/log.ts';
import { readSettings } from '../../../stand-ins/sportsbook/src/settings.ts';
import { createSportsbook } from '../../../stand-ins/sportsbook/src/sportsbook.ts';

const settings = readSettings({ ...process.env, SPORTSBOOK_PORT: '0' });
const log = createLog(settings.logLevel);
const sportsbook = await runProcess(() => createSportsbook({ settings, log }), log);
const { port } = sportsbook.server.server.address() as { port: number };
process.send?.({ address: `http://127.0.0.1:${port}` });
