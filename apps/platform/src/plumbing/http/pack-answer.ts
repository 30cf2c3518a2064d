import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from './page.ts';

/** Less than this is not worth packing. */
const packedMinBytes = 1_000;
/** Quick, and nearly as small as it gets. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const packers = {
  br: (body: string) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: string) => promisify(gzip)(body),
};

/**
 * Compresses the answer of a call. Only for calls that anyone may make: how well an answer packs tells about its content, which an
 * attacker could measure where secrets of a player stand beside text of the request. No cache stores it, so `vary` is not needed.
 */
export async function packAnswer(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
  if (typeof body !== 'string' || body.length < packedMinBytes) return body;
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return body;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return packers[encoding](body);
}
