import { smsPath } from '@harmattan/wires/termii';
import type { FastifyInstance } from 'fastify';
import type { StaySilent } from '../plumbing/stay-silent.ts';
import { type TakeDeps, takeSms } from './take-sms.ts';

/** An invented balance, because Termii's answer shows the one of the gateway's customer. */
const account = { balance: 1_000_000, user: 'Sandbox' };

export function serveTermii(app: FastifyInstance, deps: TakeDeps & { staySilent: StaySilent }): void {
  app.post(smsPath, async (request, reply) => {
    const result = await takeSms(deps, request.body);
    switch (result.outcome) {
      case 'taken':
        return { code: 'ok', message_id: result.id, message: 'Successfully Sent', ...account };
      case 'wrong key':
        return reply.status(401).send({ code: 401, message: 'Invalid API key' });
      case 'malformed':
        return reply.status(400).send({ code: 400, message: result.problem });
      case 'failed':
        return reply.status(500).send({ code: 500, message: 'The gateway was told to fail for this number' });
      case 'silent':
        return deps.staySilent(reply);
    }
  });
}
