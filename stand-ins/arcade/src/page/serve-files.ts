import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readFiles } from './files.ts';

const keepFilesSeconds = 300;

/** What pages load, compressed once for browsers that accept Brotli. */
export function serveFiles(app: FastifyInstance): void {
  const files = readFiles();
  const packed = new Map<string, Buffer>();

  app.get<{ Params: { '*': string } }>('/files/*', (request, reply) => {
    const name = request.params['*'];
    const file = files.get(name);
    if (!file) return reply.callNotFound();
    reply.header('cache-control', `max-age=${keepFilesSeconds}`).header('vary', 'accept-encoding').type(file.type);
    if (!/\bbr\b/.test(`${request.headers['accept-encoding']}`)) return reply.send(file.body);
    const body = packed.get(name) ?? brotliCompressSync(file.body);
    packed.set(name, body);
    return reply.header('content-encoding', 'br').send(body);
  });
}
