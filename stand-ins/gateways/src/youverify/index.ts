import { isSameSecret } from '@harmattan/wires/same-secret';
import { identityPaths, identityRequest, tokenHeader } from '@harmattan/wires/youverify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaySilent } from '../plumbing/stay-silent.ts';
import { answerOf, behaviourFor } from './identity-behaviours.ts';

/** Questions that were asked once and are answered when they are asked again. */
const rememberedMax = 10_000;

/** The register of identity numbers, in Youverify's wire. It keeps nothing: whom it knows follows from the number and the question. */
export function createYouverify({ token, staySilent }: { token: string; staySilent: StaySilent }) {
  const asked = new Set<string>();

  function isFirst(requestId: string): boolean {
    if (asked.has(requestId)) return false;
    if (asked.size >= rememberedMax) asked.clear();
    asked.add(requestId);
    return true;
  }

  function answer(request: FastifyRequest, reply: FastifyReply): unknown {
    const given = request.headers[tokenHeader];
    if (typeof given !== 'string' || !isSameSecret(given, token))
      return reply.status(401).send({ success: false, statusCode: 401, message: 'Unauthorized' });
    const parsed = identityRequest.safeParse(request.body);
    if (!parsed.success)
      return reply.status(400).send({ success: false, statusCode: 400, message: 'Validation error' });
    const behaviour = behaviourFor(parsed.data.id);
    const isNew = isFirst(parsed.data.metadata.requestId);
    if (behaviour === 'slow at first' && isNew) return staySilent(reply);
    if (behaviour === 'down at first' && isNew)
      return reply.status(503).send({ success: false, statusCode: 503, message: 'Service unavailable' });
    return reply.send(answerOf(behaviour, parsed.data));
  }

  return {
    serve(app: FastifyInstance): void {
      for (const path of Object.values(identityPaths)) app.post(`/youverify${path}`, answer);
    },
  };
}
