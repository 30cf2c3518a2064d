import { timingSafeEqual } from 'node:crypto';
import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';

export interface ProbesOptions {
  registry: Registry;
  metricsToken: string | undefined;
  /** Whether `/readyz` names what it waits for. Its HTTP status is public. */
  publicDetails: boolean;
  /** The names of what is not up yet, or not any more. */
  notReady(): Promise<string[]>;
}

const lookAgainMs = 200;

export function serveProbes(app: FastifyInstance, options: ProbesOptions): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  let looked: { atMs: number; waitingFor: Promise<string[]> } | undefined;
  app.get('/readyz', async (_request, reply) => {
    // Anybody may ask, as often as they like; we look once in a while.
    if (!looked || performance.now() - looked.atMs > lookAgainMs) {
      looked = { atMs: performance.now(), waitingFor: options.notReady() };
    }
    const waitingFor = await looked.waitingFor;
    reply.status(waitingFor.length === 0 ? 200 : 503);
    const status = waitingFor.length === 0 ? 'ready' : 'not ready';
    return options.publicDetails ? { status, waitingFor } : { status };
  });

  app.get('/metrics', async (request, reply) => {
    if (options.metricsToken && !sameText(request.headers.authorization, `Bearer ${options.metricsToken}`)) {
      return reply.status(401).type('text/plain; charset=utf-8').send('The metrics need their bearer token.\n');
    }
    return reply.type(options.registry.contentType).send(await options.registry.metrics());
  });
}

/** Takes the same time however much of it is right. */
function sameText(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
