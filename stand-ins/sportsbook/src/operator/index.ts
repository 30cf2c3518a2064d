import { type OperatorCall, operatorCalls } from '@harmattan/wires/book-operator/calls';
import { nonceOfCall } from '@harmattan/wires/book-operator/signature';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createHandlers } from './handlers.ts';
import { useNonce } from './nonces-store.ts';
import type { OperatorDeps } from './operator-deps.ts';

/** What the book offers to its operator, below `/operator`. A call is signed with the operator's secret and served once. */
export function serveOperator(app: FastifyInstance, deps: OperatorDeps): void {
  const handlers = createHandlers(deps);
  app.register(
    async (below) => {
      // What is signed is the text that arrived, so it is not parsed before its signature is known to be good.
      below.removeContentTypeParser('application/json');
      below.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      for (const name of Object.keys(operatorCalls) as OperatorCall[]) {
        const { request: requestShape, answer: answerShape }: { request: z.ZodType; answer: z.ZodType } =
          operatorCalls[name];
        const handle = handlers[name] as (request: unknown) => Promise<unknown>;
        below.post(`/${name}`, async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const body = typeof request.body === 'string' ? request.body : '';
          const { secret, clock, pool } = deps;
          const nonce = nonceOfCall({ secret, call: name, body, headers: request.headers, now: clock.now() });
          if (!nonce || !(await useNonce(pool, nonce)))
            return reply
              .status(401)
              .send({ message: 'This call is not signed by the operator, or was served before.' });
          const asked = requestShape.safeParse(readJson(body));
          if (!asked.success) return reply.status(400).send({ message: 'That is not how this call is asked.' });
          return answerShape.encode(await handle(asked.data));
        });
      }
    },
    { prefix: '/operator' },
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
