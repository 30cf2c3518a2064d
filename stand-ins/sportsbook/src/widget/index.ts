import type { FastifyInstance } from 'fastify';
import { findEntry } from '../page/index.ts';
import { loaderScript } from './loader.ts';

/** Altenar's book for an operator's own page: the script at its fixed name, which leads to the files of this build. */
export function serveWidget(
  app: FastifyInstance,
  { currency, siteUrl, dir }: { currency: string; siteUrl: string; dir?: string },
): void {
  app.get('/altenar/altenarWSDK.js', (_request, reply) => {
    const entry = findEntry('src/widget.ts', dir);
    reply.header('cache-control', 'no-cache').header('cross-origin-resource-policy', 'cross-origin');
    if (entry === undefined) return reply.status(503).type('text/plain').send('The book is not built yet.\n');
    return reply.type('text/javascript; charset=utf-8').send(loaderScript({ entry, currency, siteUrl }));
  });
}
