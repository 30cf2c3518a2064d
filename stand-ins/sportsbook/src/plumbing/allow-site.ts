import type { FastifyInstance } from 'fastify';

const calls = /^\/(api\/|altenar\/seats$)/;
const preflightSeconds = 600;

/** The site shows the book as a widget too, so its scripts may make the page's calls. No other origin may read an answer. */
export function allowSite(app: FastifyInstance, siteOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!calls.test(request.url)) return;
    reply.header('vary', 'origin');
    if (request.headers.origin !== siteOrigin) return;
    reply.header('access-control-allow-origin', siteOrigin);
    if (request.method !== 'OPTIONS') return;
    return reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', preflightSeconds)
      .status(204)
      .send();
  });
}
