import type { MovableClock } from '@harmattan/kernel/clock';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { setTestClock } from './test-clock.ts';

const offsetMaxMs = 3_660 * 86_400_000;
const offset = z.strictObject({ offsetMs: z.number().int().min(0).max(offsetMaxMs) });

/** Moves this process and its database together. Exists in test mode only. */
export function serveTestClock(app: FastifyInstance, deps: { clock: MovableClock; pool: pg.Pool }): void {
  app.post('/test/clock', async (request, reply) => {
    const parsed = offset.safeParse(request.body);
    if (!parsed.success) return reply.status(400).send({ message: parsed.error.issues[0]?.message });
    await setTestClock(deps.pool, parsed.data.offsetMs);
    deps.clock.setOffset(parsed.data.offsetMs);
    return { now: deps.clock.now().toISOString() };
  });
}
