import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { drawTile } from '@harmattan/art/tile';
import type { FastifyInstance } from 'fastify';
import { pickEncoding } from '../../plumbing/http/page.ts';

interface Tile {
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
  etag: string;
}

const weekSeconds = 604_800;
/** Few kilobytes each. Those asked for least lately are drawn again when somebody wants them. */
const tilesMax = 600;
const brotliQuality = 9;
const fileName = /^([a-z0-9-]{1,80})\.svg$/;

const tileHeaders = {
  'cache-control': `public, max-age=${weekSeconds}`,
  // A picture that is opened by itself is a page, and may do nothing either.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  vary: 'accept-encoding',
};

/** The pictures of games, drawn and compressed when somebody first asks for them. */
export function serveTiles(app: FastifyInstance): void {
  const tiles = new Map<string, Promise<Tile>>();

  function findTile(name: string): Promise<Tile> | undefined {
    const kept = tiles.get(name);
    const svg = kept ? '' : drawTile(name);
    if (svg === undefined) return undefined;
    const tile = kept ?? compress(svg);
    // Put last again, so that the first ones are those nobody has asked for in a long time.
    tiles.delete(name);
    tiles.set(name, tile);
    for (const oldest of tiles.keys()) {
      if (tiles.size <= tilesMax) break;
      tiles.delete(oldest);
    }
    return tile;
  }

  app.get<{ Params: { file: string } }>('/tiles/:file', async (request, reply) => {
    const [, name] = fileName.exec(request.params.file) ?? [];
    const tile = name === undefined ? undefined : await findTile(name);
    if (!tile) return reply.status(404).type('text/plain').send('Not found\n');
    reply.headers(tileHeaders).header('etag', tile.etag);
    if (request.headers['if-none-match']?.includes(tile.etag)) return reply.status(304).send();
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml').send(tile.bodies[encoding]);
  });
}

async function compress(svg: string): Promise<Tile> {
  const identity = Buffer.from(svg);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { bodies: { br, gzip: zipped, identity }, etag };
}
