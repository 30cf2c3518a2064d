import { requestIdHeader } from '@harmattan/contract';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { saveBytes } from '../../../plumbing/http/site.ts';
import { readUploadName, uploadsRoute } from './picture-address.ts';
import { findPicture } from './pictures-store.ts';

const yearSeconds = 31_536_000;

const uploadHeaders = {
  // Named after its content: what is under a name never changes.
  'cache-control': `public, max-age=${yearSeconds}, immutable`,
  // A picture that is opened by itself is a page, and may do nothing either.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Pictures that the staff uploaded, as the server wrote them. */
export function serveUploads(app: FastifyInstance, pool: pg.Pool): void {
  app.get<{ Params: { file: string } }>(uploadsRoute, { config: { isPicture: true } }, async (request, reply) => {
    const named = readUploadName(request.params.file);
    const etag = `"${request.params.file}"`;
    const picture = named && (await findPicture(pool, named));
    if (!picture) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    reply.headers(uploadHeaders).header('etag', etag).removeHeader(requestIdHeader);
    saveBytes(reply.raw);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('image/webp').send(picture.bytes);
  });
}
