import { join } from 'node:path';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { httpService } from '@harmattan/process/http-server';
import { inOrder } from '@harmattan/process/in-order';
import { isReachable, openPool } from '@harmattan/process/pool';
import { serveTestClock } from '@harmattan/process/serve-test-clock';
import { createServer, host } from '@harmattan/process/stand-in/server';
import { readTestClock } from '@harmattan/process/test-clock';
import type { FastifyBaseLogger } from 'fastify';
import { createFasthub } from './fasthub/index.ts';
import { createHooks } from './hooks/index.ts';
import { bearerSigner, inboundSigner, safeplaySigner, secretSigner, selcomSigner } from './hooks/signers.ts';
import { createKudipal, kudipalSender } from './kudipal/index.ts';
import { c2bSender } from './mobile-money/index.ts';
import { servePhone } from './phone/index.ts';
import { createStaySilent } from './plumbing/stay-silent.ts';
import { createSafeplay, safeplaySender } from './safeplay/index.ts';
import { createSelcom, selcomSender } from './selcom/index.ts';
import type { Settings } from './settings.ts';
import { createSms, smsSender } from './sms/index.ts';
import { createYouverify } from './youverify/index.ts';

/** Where customers of the gateways call. The phone asks all the time, and stays out of the log. */
const customersRoutes = /^\/(api|kudipal|selcom|fasthub|youverify|safeplay)\//;

/** Where the launcher leaves the pages that it built: the phone, and what a payer's browser is sent to. */
const builtDir = join(import.meta.dirname, '../phone/dist');

interface GatewaysOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  pagesDir?: string;
}

/** The whole stand-in, wired: each gateway speaks its own wire, and the phone shows what they bring about. */
export async function createGateways({ settings, log, pagesDir = builtDir }: GatewaysOptions) {
  const clock = movableClock(systemClock);
  const random = systemRandom;
  const ids = createIds({ clock, random });
  const pool = openPool({
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
    [smsSender]: inboundSigner(settings.smsHookSecret),
    [safeplaySender]: safeplaySigner(settings.register.hookSecret),
    [kudipalSender]: secretSigner(settings.kudipal.hookSecret),
    [selcomSender]: selcomSigner({ ...settings.selcom, clock }),
    [c2bSender('selcom')]: bearerSigner(settings.selcom.c2bToken),
    [c2bSender('fasthub')]: bearerSigner(settings.fasthub.c2bToken),
  };
  const hooks = createHooks({ pool, clock, ids, platformUrl, signers, log });
  const ownUrl = () => `http://${host}:${settings.port}`;
  const shared = { pool, ids, clock, random, sms, hooks, platformUrl, ownUrl, pagesDir, staySilent, log };
  const kudipal = createKudipal({ ...shared, ...settings.kudipal });
  const selcom = createSelcom({ ...shared, ...settings.selcom });
  const fasthub = createFasthub({ ...shared, ...settings.fasthub });
  const youverify = createYouverify({ token: settings.youverifyToken, staySilent });
  const safeplay = createSafeplay({ pool, ids, hooks, apiKey: settings.register.apiKey });
  for (const gateway of [sms, kudipal, selcom, fasthub, youverify, safeplay]) gateway.serve(server);
  servePhone(server, { pagesDir, sms, hooks, kudipal, selcom, fasthub });
  if (settings.testClock) serveTestClock(server, { clock, pool });

  const workers = [hooks, kudipal, selcom, fasthub];
  const gateways = {
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(pool));
      await sms.forgetOld();
      await hooks.forgetOld();
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
  const opened = new AsyncDisposableStack();
  opened.defer(() => pool.end());
  return { server, ...inOrder([gateways, httpService(server, { clock, host, port: settings.port })], opened) };
}
