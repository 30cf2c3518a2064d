// The whole arcade in a process of its own, on a free port.
import { runProcess } from '@harmattan/process/run-process';
import { createArcade } from '../../stand-ins/arcade/src/arcade.ts';
import { createLog } from '../../stand-ins/arcade/src/plumbing/log.ts';
import { readSettings } from '../../stand-ins/arcade/src/settings.ts';

const log = createLog('error');
const settings = readSettings({ ...process.env, ARCADE_PORT: '0' });
const arcade = await runProcess(() => createArcade({ settings, log }), log);
const { port } = arcade.server.server.address() as { port: number };
process.send?.({ url: `http://127.0.0.1:${port}` });
