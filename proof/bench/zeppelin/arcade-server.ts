// The whole arcade on a free port. Prints its address once it listens.
import { runProcess } from '@harmattan/process/run-process';
import { createArcade } from '../../../stand-ins/arcade/src/arcade.ts';
import { createLog } from '../../../stand-ins/arcade/src/plumbing/log.ts';
import { readSettings } from '../../../stand-ins/arcade/src/settings.ts';

const settings = readSettings({ ...process.env, ARCADE_PORT: '0' });
const log = createLog(settings.logLevel);
const arcade = await runProcess(() => createArcade({ settings, log }), log);
const { port } = arcade.server.server.address() as { port: number };
process.send?.({ address: `http://127.0.0.1:${port}` });
