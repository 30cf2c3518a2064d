// The whole sportsbook in a process of its own, on a free port.
import { runProcess } from '@harmattan/process/run-process';
import { createLog } from '../../stand-ins/sportsbook/src/plumbing/log.ts';
import { readSettings } from '../../stand-ins/sportsbook/src/settings.ts';
import { createSportsbook } from '../../stand-ins/sportsbook/src/sportsbook.ts';

const log = createLog('error');
const settings = readSettings({ ...process.env, SPORTSBOOK_PORT: '0' });
const sportsbook = await runProcess(() => createSportsbook({ settings, log }), log);
const { port } = sportsbook.server.server.address() as { port: number };
process.send?.({ url: `http://127.0.0.1:${port}` });
