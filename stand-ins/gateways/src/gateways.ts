import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { isReachable, openDatabase } from '@harmattan/plumbing/stand-in/database';
import { serveTestClock } from '@harmattan/plumbing/stand-in/serve-test-clock';
import { createServer, host } from '@harmattan/plumbing/stand-in/server';
import { readTestClock } from '@harmattan/plumbing/test-clock';
import type { FastifyBaseLogger } from 'fastify';
import { createFasthub } from './fasthub/index.ts';
import { createHooks } from './hooks/index.ts';
import { bearerSigner, secretSigner, selcomSigner } from './hooks/signers.ts';
import { createKudipal, kudipalSender } from './kudipal/index.ts';
import { c2bSender } from './mobile-money/index.ts';
import { servePhone } from './phone/index.ts';
import { createStaySilent } from './plumbing/stay-silent.ts';
import { createSelcom, selcomSender } from './selcom/index.ts';
import type { Settings } from './settings.ts';
import { createSms } from './sms/index.ts';

/** Where customers of the gateways call. The phone asks all the time, and stays out of the log. */
const customersRoutes = /^\/(api|kudipal|selcom|fasthub)\//;

/** The whole stand-in, wired: each gateway speaks its own wire, and the phone shows what they bring about. */
export async function createGateways({ settings, log }: { settings: Settings; log: FastifyBaseLogger }) {
  const clock = movableClock(systemClock);
  const random = systemRandom;
  const ids = createIds({ clock, random });
  const pool = openDatabase({
    name: 'gateways',
    url: settings.databaseUrl,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  const server = await createServer({
    log,
    siteOrigin: settings.siteOrigin,
    port: settings.port,
    loggedRoutes: customersRoutes,
    // A payment page's form ends, by way of a redirect, where the payer came from.
    formsLeadTo: [settings.siteOrigin],
    notReady: async () => ((await isReachable(pool)) ? [] : ['database']),
  });
  const { platformUrl } = settings;
  const staySilent = createStaySilent(server, clock);
  const sms = createSms({ pool, ids, apiKey: settings.smsApiKey, staySilent });
  const signers = {
    [kudipalSender]: secretSigner(settings.kudipal.hookSecret),
    [selcomSender]: selcomSigner({ ...settings.selcom, clock }),
    [c2bSender('selcom')]: bearerSigner(settings.selcom.c2bToken),
    [c2bSender('fasthub')]: bearerSigner(settings.fasthub.c2bToken),
  };
  const hooks = createHooks({ pool, clock, ids, platformUrl, signers, log });
  const ownUrl = () => `http://${host}:${settings.port}`;
  const shared = { pool, ids, clock, random, sms, hooks, platformUrl, ownUrl, staySilent, log };
  const kudipal = createKudipal({ ...shared, ...settings.kudipal });
  const selcom = createSelcom({ ...shared, ...settings.selcom });
  const fasthub = createFasthub({ ...shared, ...settings.fasthub });
  for (const gateway of [sms, kudipal, selcom, fasthub]) gateway.serve(server);
  servePhone(server, { sms, hooks, kudipal, selcom, fasthub });
  if (settings.testClock) serveTestClock(server, { clock, pool });

  const workers = [hooks, kudipal, selcom, fasthub];
  return {
    server,
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(pool));
      await sms.forgetOld();
      await hooks.forgetOld();
      await server.listen({ host, port: settings.port });
      for (const worker of workers) worker.start();
    },
    async stop() {
      await server.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await pool.end();
    },
  };
}
