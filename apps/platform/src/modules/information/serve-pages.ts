import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pickEncoding } from '../../plumbing/http/page.ts';
import type { PageText } from './read-pages.ts';

/** `/pages/<language>/<name>.md`: found in a list in memory, never in the file system. */
export function servePages(app: FastifyInstance, findPage: (file: string) => PageText | undefined): void {
  const ready = new WeakMap<PageText, ReturnType<typeof prepare>>();
  app.get<{ Params: { '*': string } }>('/pages/*', (request, reply) => {
    const page = findPage(request.params['*']);
    if (!page) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    const { etag, bodies } = ready.get(page) ?? prepare(page);
    ready.set(page, { etag, bodies });
    reply.headers({
      etag,
      // A browser asks each time whether the text is another one: what is published is read within seconds.
      'cache-control': 'public, no-cache',
      'content-language': page.language,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/markdown; charset=utf-8').send(bodies[encoding]);
  });
}

/** Compressed when first asked for: most are read by few, and a start need not wait for them. */
function prepare({ text }: PageText) {
  const identity = Buffer.from(text);
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) },
  };
}
