import { apiPrefix, requestIdHeader } from '@harmattan/contract';
import type { Ids } from '@harmattan/kernel/ids';
import { createHttpServer, requestTimeoutMs } from '@harmattan/process/http-server';
import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { addressMatcher } from '../../settings/address-list.ts';
import type { Settings } from '../../settings/index.ts';
import type { CallMap } from './answer.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { type CallsOptions, serveCalls } from './calls.ts';
import { hostCookiesOf } from './cookies.ts';
import { serveDocs } from './docs/index.ts';
import { limitRequests } from './door-limit.ts';
import { answerFailure, RequestFailure } from './failure.ts';
import { refuseForeignPages } from './foreign-pages.ts';
import { bodyMaxBytes, headMaxBytes } from './limits.ts';
import type { Page } from './page.ts';
import { serveProbes } from './probes.ts';
import { logRequests } from './request-log.ts';
import { addSecurityHeaders, dataHeadersOf } from './security-headers.ts';
import { serveSite } from './site.ts';
import { type StreamOptions, serveStream } from './stream.ts';
import { serveWidgetFrame } from './widget-frame.ts';

export interface ServerOptions<Calls extends CallMap> extends CallsOptions<Calls> {
  settings: Settings;
  siteDir: string;
  /** As it is now: the brand in it may change. Its scripts do not. */
  page(): Page;
  log: FastifyBaseLogger;
  ids: Ids;
  stream?: StreamOptions;
  notReady(): Promise<string[]>;
  /** Whether calls that take money would have to be refused anyway: they are, before anything is spent on them. */
  hasNoRoom?(): boolean;
  /** Adds what `/metrics` shows beside the server's own. */
  addMetrics?(registry: Registry): void;
  /** Whether new calls are refused because the server is about to stop. */
  isDraining(): boolean;
}

export async function createServer<Calls extends CallMap>(options: ServerOptions<Calls>): Promise<FastifyInstance> {
  const { settings } = options;
  const secureCookies = settings.siteUrl.startsWith('https:');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  options.addMetrics?.(registry);
  const app = createHttpServer(options.log, {
    // A logger of its own for each request costs more than writing its line; lines name the request themselves.
    childLoggerFactory: (log) => log,
    genReqId: () => options.ids.next(),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    ...transportOf(settings),
    bodyLimit: bodyMaxBytes,
    // We say so ourselves, in the envelope.
    return503OnClosing: false,
    routerOptions: { caseSensitive: false },
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply.headers(dataHeadersOf(settings.siteUrl))),
    clientErrorHandler: answerBrokenRequest,
  });

  app.setErrorHandler(answerFailure);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    if (secureCookies && request.headers.cookie) request.raw.headers.cookie = hostCookiesOf(request.headers.cookie);
    done();
  });
  logRequests(app, registry);
  const { inlineScriptHashes, inlineStyleHashes } = options.page();
  await addSecurityHeaders(app, { ...settings, inlineScriptHashes, inlineStyleHashes });
  serveWidgetFrame(app, settings);
  serveProbes(app, { ...settings, registry, notReady: options.notReady });
  if (settings.publicDetails) serveDocs(app);
  await app.register(
    async (api) => {
      api.addHook('onRequest', (request, _reply, done) => {
        const isFull = request.routeOptions.config.takesMoney && options.hasNoRoom?.();
        done(isFull || options.isDraining() ? new RequestFailure('NOT_READY') : undefined);
      });
      await limitRequests(api, settings);
      api.addHook('onRequest', refuseForeignPages(settings.siteUrl));
      await serveCalls(api, {
        ...options,
        secureCookies,
        isTrustedProxy: addressMatcher(settings.trustedProxies),
        requestsPerMinuteMax: settings.requestsPerMinuteMax,
      });
      if (options.stream) serveStream(api, { ...options.stream, authenticate: options.authenticate });
    },
    { prefix: apiPrefix },
  );
  await serveSite(app, { siteDir: options.siteDir, siteUrl: settings.siteUrl, page: options.page });
  return app;
}

/** Fastify's types tell a server of HTTPS from one of HTTP. Nothing here depends on which of them it is. */
function transportOf({ tls }: Pick<Settings, 'tls'>): { http: { maxHeaderSize: number } } {
  const http = { maxHeaderSize: headMaxBytes };
  if (!tls) return { http };
  const https = { ...http, cert: tls.certificate, key: tls.key, handshakeTimeout: requestTimeoutMs };
  return { https } as unknown as { http: typeof http };
}
