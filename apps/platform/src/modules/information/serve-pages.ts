import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pickEncoding } from '../../plumbing/http/page.ts';
import type { PageText, PageTexts } from './read-pages.ts';

/** Long enough to leaf through the pages, short enough that a text that was changed is not read for hours. */
const freshSeconds = 300;

/** `/pages/<language>/<name>.md`: found in a list that was made at start, never in the file system. */
export function servePages(app: FastifyInstance, texts: PageTexts): void {
  const ready = new Map<PageText, ReturnType<typeof prepare>>();
  app.get<{ Params: { '*': string } }>('/pages/*', (request, reply) => {
    const page = texts.get(request.params['*']);
    if (!page) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    const { etag, bodies } = ready.get(page) ?? prepare(page);
    ready.set(page, { etag, bodies });
    reply.headers({
      etag,
      'cache-control': `public, max-age=${freshSeconds}`,
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
