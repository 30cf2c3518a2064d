import type { FastifyInstance } from 'fastify';
import { type DoorLimit, limitDoor } from '../../../plumbing/http/door-limit.ts';
import { withSampledWarnings } from '../../../plumbing/sampled-warnings.ts';
import type { BreaksDeps } from '../breaks-deps.ts';
import { takeEntry } from './follow-register.ts';
import type { Register } from './register.ts';

const bodyMaxBytes = 16 * 1024;

/** The door for the register's word. The signature is over the bytes of the body. */
export async function serveRegister(
  app: FastifyInstance,
  { deps, register, limit }: { deps: BreaksDeps; register: Register; limit: DoorLimit },
): Promise<void> {
  const log = withSampledWarnings(deps);
  await app.register(async (hooks) => {
    await limitDoor(hooks, limit);
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyMaxBytes },
      async (_: unknown, body: Buffer) => body,
    );
    hooks.post('/hooks/safeplay', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const entry = register.readHook(body, request.headers);
      if (!entry) {
        log.warn({ bytes: body.length }, 'a word that the exclusion register did not sign was refused');
        return reply.status(401).send({ status: 'refused' });
      }
      await takeEntry(deps, entry);
      return reply.status(200).send({ status: 'taken' });
    });
  });
}
