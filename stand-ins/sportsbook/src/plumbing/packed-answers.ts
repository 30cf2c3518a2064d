import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Less than this is not worth packing. */
const packedMinBytes = 1_000;
/** Quick, and nearly as small as it gets. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const answersMax = 500;

const packers = {
  br: (body: string) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: string) => promisify(gzip)(body),
};

interface Answer {
  body: string;
  tag: string;
  packed: { [Encoding in keyof typeof packers]?: Promise<Buffer> };
}

/**
 * Answers that everybody may have: reckoned and packed once for all who ask in the same moment, and not sent to who has them.
 * When a match begins, every page asks for the lists at once. A moment lasts as long as `stamp` stays the same.
 */
export function createPackedAnswers(stamp: () => string) {
  const answers = new Map<string, Answer>();
  let stamped = '';

  function answerTo(url: string, make: () => object): Answer {
    if (stamp() !== stamped || answers.size >= answersMax) answers.clear();
    stamped = stamp();
    const known = answers.get(url);
    if (known) return known;
    const body = JSON.stringify(make());
    const answer = { body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"`, packed: {} };
    answers.set(url, answer);
    return answer;
  }

  return async (request: FastifyRequest, reply: FastifyReply, make: () => object): Promise<FastifyReply> => {
    const { body, tag, packed } = answerTo(request.url, make);
    reply.header('cache-control', 'public, no-cache').header('etag', tag).header('vary', 'origin, accept-encoding');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = body.length < packedMinBytes ? undefined : encodingFor(request);
    if (!encoding) return reply.send(body);
    packed[encoding] ??= packers[encoding](body);
    return reply.header('content-encoding', encoding).send(await packed[encoding]);
  };
}

function encodingFor({ headers }: FastifyRequest): keyof typeof packers | undefined {
  const accepted = `${headers['accept-encoding'] ?? ''}`;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
