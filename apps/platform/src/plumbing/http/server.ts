import rateLimit from '@fastify/rate-limit';
import { apiPrefix, requestIdHeader } from '@harmattan/contract';
import type { Ids } from '@harmattan/kernel/ids';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Settings } from '../../settings/index.ts';
import type { CallMap } from './answer.ts';
import { type CallsOptions, serveCalls } from './calls.ts';
import { serveDocs } from './docs/index.ts';
import { answerFailure, failureEnvelope } from './failure.ts';
import { bodyMaxBytes, idleConnectionTimeoutMs, requestTimeoutMs } from './limits.ts';
import type { Page } from './page.ts';
import { serveProbes } from './probes.ts';
import { logRequests } from './request-log.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveSite } from './site.ts';

export interface ServerOptions<Calls extends CallMap> extends CallsOptions<Calls> {
  settings: Settings;
  siteDir: string;
  page: Page;
  log: FastifyBaseLogger;
  ids: Ids;
  notReady(): Promise<string[]>;
}

export async function createServer<Calls extends CallMap>(options: ServerOptions<Calls>): Promise<FastifyInstance> {
  const { settings } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    // request-log.ts writes the one line that we want.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => options.ids.next(),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: bodyMaxBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: idleConnectionTimeoutMs,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { caseSensitive: false },
    frameworkErrors: answerFailure,
    clientErrorHandler(_error, socket) {
      if (!socket.writable) return;
      const body = JSON.stringify(failureEnvelope('MALFORMED_REQUEST'));
      const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
      socket.end(`${head}\r\nconnection: close\r\n\r\n${body}`);
    },
  });

  app.setErrorHandler(answerFailure);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  logRequests(app, registry);
  await addSecurityHeaders(app, { ...settings, inlineScriptHashes: options.page.inlineScriptHashes });
  serveProbes(app, { registry, metricsToken: settings.metricsToken, notReady: options.notReady });
  serveDocs(app);
  await app.register(
    async (api) => {
      await api.register(rateLimit, { max: settings.requestsPerMinuteMax, timeWindow: '1 minute' });
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await serveCalls(api, options);
    },
    { prefix: apiPrefix },
  );
  await serveSite(app, { siteDir: options.siteDir, siteUrl: settings.siteUrl, page: options.page });
  return app;
}
