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
  page(): Page;
}

/** Every path that is no file is the one page. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  await serveBuiltFiles(app, options.siteDir);
  const isForLocalhost = new URL(options.siteUrl).hostname === 'localhost';
  app.setNotFoundHandler((request, reply) => {
    if (!isPagePath(request)) return answerNoFile(reply);
    if (isForLocalhost && isLoopbackNumber(request.host))
      return reply.redirect(`${options.siteUrl}${request.url}`, 307);
    const page = options.page();
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag });
    if (request.headers['if-none-match'] === page.etag)
      return reply.header('vary', 'accept-encoding').status(304).send();
    return sendPage(request, reply, page);
  });
}

/** What a build leaves beside its page. Files under /assets carry a hash in their name and never change. */
export async function serveBuiltFiles(app: FastifyInstance, dir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dir, 'assets'),
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
  for (const file of rootFiles(dir)) {
    app.get(`/${file}`, (_request, reply) =>
      // A service worker that is kept could keep an old version of the site alive with it.
      reply.sendFile(file, dir, { maxAge: file === 'sw.js' ? 0 : hourSeconds * 1_000, immutable: false }),
    );
  }
}

/** Dozens of small files make a first visit. HTTP/1.1 keeps a connection without being told to, and an asset that fails has no id worth quoting. */
export function saveBytes(response: { removeHeader(name: string): void }): void {
  response.removeHeader('connection');
  response.removeHeader(requestIdHeader);
}

/** What must lie at the top, such as the icon, beside the page and the notes that the build keeps for itself. */
function rootFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(html|json|br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}

export function isPagePath(request: FastifyRequest): boolean {
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

/** The caller decides how long it is kept. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

export function answerNoFile(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
}
