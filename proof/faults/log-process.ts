// Logs all the time, in one of two ways, and says over its channel that it lives.
import { pino } from 'pino';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';

const careless = () => pino({}, pino.destination({ dest: 1, minLength: 4_096, periodicFlush: 100, sync: false }));
const log = process.argv[2] === 'careless' ? careless() : createLog({ level: 'info' });
setInterval(() => {
  log.info({ words: 'x'.repeat(5_000) });
  process.send?.('alive');
}, 20);
