import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 31_536_000;
/** A hash and an ending: nothing that could lead out of the folder. */
const nameShape = /^[\w-]{4,40}\.(js|css|svg)$/;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Headers that say something about a page: no page is made of these files, and a first visit pays for each line. */
const ofPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The best first, each with how a browser asks for it and the ending under which the build left it. */
const encodings = [
  { name: 'br', asked: /\bbr\b/, ending: '.br' },
  { name: 'gzip', asked: /\bgzip\b/, ending: '.gz' },
] as const;

interface AssetOptions {
  /** Where the build lies; the files are in `assets` below it. */
  dir: string;
  path: string;
  /** The origin whose pages may load them too, where there is one. */
  openTo?: string | undefined;
}

/** The built files of a page. Their names carry a hash, so they never change. */
export function serveAssets(app: FastifyInstance, { dir, path, openTo }: AssetOptions): void {
  const kept = new Map<string, Buffer>();

  app.get<{ Params: { name: string } }>(`${path}/:name`, async (request, reply) => {
    const { name } = request.params;
    if (!nameShape.test(name)) return reply.callNotFound();
    const accepted = `${request.headers['accept-encoding'] ?? ''}`;
    const encoding = encodings.find(({ asked }) => asked.test(accepted));
    const body = await read(`${name}${encoding?.ending ?? ''}`);
    if (!body) return reply.callNotFound();
    for (const header of ofPages) reply.removeHeader(header);
    reply.headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      vary: 'accept-encoding',
      ...(openTo && { 'access-control-allow-origin': openTo, 'cross-origin-resource-policy': 'cross-origin' }),
    });
    if (encoding) reply.header('content-encoding', encoding.name);
    return reply.type(types[extname(name)] ?? 'application/octet-stream').send(body);
  });

  async function read(file: string): Promise<Buffer | undefined> {
    const known = kept.get(file);
    if (known) return known;
    try {
      const body = await readFile(join(dir, 'assets', file));
      kept.set(file, body);
      return body;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
