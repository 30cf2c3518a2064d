import type { FastifyInstance } from 'fastify';

const calls = /^\/(api\/|altenar\/seats$)/;
const preflightSeconds = 600;

/** The book as a widget runs in a page of the operator's, so that one may make the page's calls. No other origin may read an answer. */
export function allowWidget(app: FastifyInstance, widgetOrigin: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!calls.test(request.url)) return;
    reply.header('vary', 'origin');
    if (widgetOrigin === undefined || request.headers.origin !== widgetOrigin) return;
    reply.header('access-control-allow-origin', widgetOrigin);
    if (request.method !== 'OPTIONS') return;
    return reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', preflightSeconds)
      .status(204)
      .send();
  });
}
