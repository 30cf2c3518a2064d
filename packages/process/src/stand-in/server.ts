import helmet from '@fastify/helmet';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../database-away.ts';
import { createHttpServer } from '../http-server.ts';

const bodyMaxBytes = 16 * 1024;
/** Browsers share cookies between ports of one host, and the site has `localhost`. */
export const host = '127.0.0.1';

interface ServerOptions {
  log: FastifyBaseLogger;
  /** Who may show our pages in a frame. */
  siteOrigin: string;
  port: number;
  /** Which calls are worth a line in the log. Bodies and queries stay out of it in any case. */
  loggedRoutes: RegExp;
  /** Where forms may lead besides the stand-in itself. */
  formsLeadTo?: string[];
  /** The names of what is not up yet, or not any more. */
  notReady(): Promise<string[]>;
}

/** A stand-in's server: on its own origin, framed by the site only, and without a cookie. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = createHttpServer(options.log, { bodyLimit: bodyMaxBytes, return503OnClosing: true });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? (isDatabaseAway(error) ? 503 : 500);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.status(status).send({ message: status >= 500 ? 'Something went wrong here.' : error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ message: 'There is nothing here.' }));
  // A foreign page whose name was made to lead to this machine is sent away, and may not read what it finds there.
  app.addHook('onRequest', async (request, reply) => {
    if (request.hostname !== host) return reply.redirect(`http://${host}:${options.port}${request.url}`, 307);
  });
  await addSecurityHeaders(app, options);
  logCalls(app, options.loggedRoutes);
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const waitingFor = await options.notReady();
    reply.status(waitingFor.length === 0 ? 200 : 503);
    return { status: waitingFor.length === 0 ? 'ready' : 'not ready', waitingFor };
  });
  return app;
}

async function addSecurityHeaders(
  app: FastifyInstance,
  { siteOrigin, formsLeadTo = [] }: Pick<ServerOptions, 'siteOrigin' | 'formsLeadTo'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'", ...formsLeadTo],
        baseUri: ["'none'"],
        frameAncestors: [siteOrigin],
      },
    },
    strictTransportSecurity: false,
    // It knows no list of origins; `frame-ancestors` above says who may.
    frameguard: false,
  });
}

function logCalls(app: FastifyInstance, loggedRoutes: RegExp): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (!loggedRoutes.test(route)) return;
    request.log.info({ route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
}
