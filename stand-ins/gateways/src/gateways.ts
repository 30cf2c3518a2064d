import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { readTestClock } from '@harmattan/plumbing/test-clock';
import type { FastifyBaseLogger } from 'fastify';
import { servePhone } from './phone/index.ts';
import { isReachable, openDatabase } from './plumbing/database.ts';
import { serveTestClock } from './plumbing/serve-test-clock.ts';
import { createServer, host } from './plumbing/server.ts';
import type { Settings } from './settings.ts';
import { createSms } from './sms/index.ts';

/** The whole stand-in, wired: each gateway speaks its own wire, and the phone shows what they bring about. */
export async function createGateways({ settings, log }: { settings: Settings; log: FastifyBaseLogger }) {
  const clock = movableClock(systemClock);
  const ids = createIds({ clock, random: systemRandom });
  const pool = openDatabase({
    url: settings.databaseUrl,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  const server = await createServer({
    log,
    siteOrigin: settings.siteOrigin,
    port: settings.port,
    notReady: async () => ((await isReachable(pool)) ? [] : ['database']),
  });
  const sms = createSms({ pool, ids, apiKey: settings.smsApiKey });
  sms.serve(server);
  servePhone(server, { sms });
  if (settings.testClock) serveTestClock(server, { clock, pool });

  return {
    server,
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(pool));
      await sms.forgetOld();
      await server.listen({ host, port: settings.port });
    },
    async stop() {
      await server.close();
      await pool.end();
    },
  };
}
