import { inboundSignatureHeader, inboundSms, isSignedInbound } from '@harmattan/wires/termii';
import type { FastifyInstance } from 'fastify';
import { type DoorLimit, limitDoor } from '../../../plumbing/http/door-limit.ts';
import { withSampledWarnings } from '../../../plumbing/sampled-warnings.ts';
import type { MailingsDeps } from '../mailings-deps.ts';
import { takeText } from './take-text.ts';

const bodyMaxBytes = 16 * 1024;

/** The door for texts that players send, in the gateway's own words. The signature is over the bytes of the body. */
export async function serveTexts(app: FastifyInstance, given: MailingsDeps, limit?: DoorLimit): Promise<void> {
  const { hookSecret: secret } = given.rules;
  if (secret === undefined) return;
  const log = withSampledWarnings(given);
  await app.register(async (hooks) => {
    if (limit) await limitDoor(hooks, limit);
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyMaxBytes },
      async (_: unknown, body: Buffer) => body,
    );
    hooks.post('/hooks/sms', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSignedInbound(body, { signature: request.headers[inboundSignatureHeader], secret })) {
        log.warn({ bytes: body.length }, 'an incoming text without the right signature was refused');
        return reply.status(401).send({ status: 'refused' });
      }
      const text = inboundSms.safeParse(parseJson(body));
      if (!text.success) return reply.status(400).send({ status: 'refused' });
      const { message_id: id, sender: from, message } = text.data;
      await takeText(given, { id, from, text: message });
      // Also for what we do not know: sent again, it would be no better known.
      return reply.status(200).send({ status: 'taken' });
    });
  });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
