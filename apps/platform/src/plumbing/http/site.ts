import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { requestIdHeader } from '@harmattan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Page, pickEncoding } from './page.ts';
import { assetPrefix } from './security-headers.ts';

const yearSeconds = 31_536_000;
const hourSeconds = 3_600;

export interface SiteOptions {
  siteDir: string;
  siteUrl: string;
  page: Page;
}

/** Files under /assets carry a hash in their name and never change; every path that is no file is the one page. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(options.siteDir, 'assets'),
    prefix: assetPrefix,
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1_000,
    index: false,
    // What never changes is never asked for again.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: saveBytes,
  });
  for (const file of rootFiles(options.siteDir)) {
    app.get(`/${file}`, (_request, reply) =>
      // A service worker that is kept could keep an old version of the site alive with it.
      reply.sendFile(file, options.siteDir, { maxAge: file === 'sw.js' ? 0 : hourSeconds * 1_000, immutable: false }),
    );
  }

  const isForLocalhost = new URL(options.siteUrl).hostname === 'localhost';
  app.setNotFoundHandler((request, reply) => {
    if (!isPagePath(request)) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    if (isForLocalhost && isLoopbackNumber(request.host))
      return reply.redirect(`${options.siteUrl}${request.url}`, 307);
    return sendPage(request, reply, options.page);
  });
}

/** Dozens of small files make a first visit. HTTP/1.1 keeps a connection without being told to, and an asset that fails has no id worth quoting. */
export function saveBytes(response: { removeHeader(name: string): void }): void {
  response.removeHeader('connection');
  response.removeHeader(requestIdHeader);
}

/** What must lie at the top, such as the icon, beside the page and the notes that the build keeps for itself. */
function rootFiles(siteDir: string): string[] {
  return readdirSync(siteDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(html|json|br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}

function isPagePath(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !isFile &&
    !/^\/(api|art|assets|hooks|tiles|wallet)(\/|$)/i.test(path)
  );
}

/** The stand-ins own 127.0.0.1; were the site opened there as well, they would share its cookies. */
function isLoopbackNumber(host: string): boolean {
  return /^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag });
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
}
