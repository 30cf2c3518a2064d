import type { Clock } from '@harmattan/kernel/clock';
import type { FastifyInstance, FastifyReply } from 'fastify';

const silenceMs = 30_000;

export type StaySilent = (reply: FastifyReply) => void;

/** Keeps a caller waiting and then hangs up, but does not delay the stop of this process. */
export function createStaySilent(app: FastifyInstance, clock: Clock): StaySilent {
  const waiting = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of waiting) reply.raw.destroy();
  });
  return (reply) => {
    reply.hijack();
    waiting.add(reply);
    const closed = new AbortController();
    void clock.sleep(silenceMs, closed.signal).then(() => reply.raw.destroy());
    reply.raw.once('close', () => {
      closed.abort();
      waiting.delete(reply);
    });
  };
}
