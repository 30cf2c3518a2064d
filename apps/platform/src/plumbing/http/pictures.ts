import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestIdHeader } from '@harmattan/contract';
import type { FastifyInstance } from 'fastify';
import { pickEncoding } from './page.ts';
import { saveBytes } from './site.ts';

interface Picture {
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
  etag: string;
}

export interface Gallery {
  /** Where they are, as `/tiles`. */
  path: string;
  /** The picture as SVG, or nothing when there is none of that name. */
  draw(name: string): string | undefined;
}

const weekSeconds = 604_800;
/** Few kilobytes each. The least recently requested are evicted, and drawn again at the next request. */
const picturesMax = 600;
const brotliQuality = 9;
const fileName = /^([a-z0-9-]{1,80})\.svg$/;

const pictureHeaders = {
  'cache-control': `public, max-age=${weekSeconds}`,
  // A picture that is opened by itself is a page, and may do nothing either.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  vary: 'accept-encoding',
};

/** Pictures of our own code, drawn and compressed at the first request. */
export function servePictures(app: FastifyInstance, { path, draw }: Gallery): void {
  const pictures = new Map<string, Promise<Picture>>();

  function findPicture(name: string): Promise<Picture> | undefined {
    const kept = pictures.get(name);
    const svg = kept ? '' : draw(name);
    if (svg === undefined) return undefined;
    const picture = kept ?? compress(svg);
    // Put last again, so that the first ones are the least recently requested.
    pictures.delete(name);
    pictures.set(name, picture);
    for (const oldest of pictures.keys()) {
      if (pictures.size <= picturesMax) break;
      pictures.delete(oldest);
    }
    return picture;
  }

  app.get<{ Params: { file: string } }>(`${path}/:file`, { config: { isPicture: true } }, async (request, reply) => {
    const [, name] = fileName.exec(request.params.file) ?? [];
    const picture = name === undefined ? undefined : await findPicture(name);
    if (!picture) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    reply.headers(pictureHeaders).header('etag', picture.etag).removeHeader(requestIdHeader);
    saveBytes(reply.raw);
    if (request.headers['if-none-match']?.includes(picture.etag)) return reply.status(304).send();
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml').send(picture.bodies[encoding]);
  });
}

async function compress(svg: string): Promise<Picture> {
  const identity = Buffer.from(svg);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { bodies: { br, gzip: zipped, identity }, etag };
}
