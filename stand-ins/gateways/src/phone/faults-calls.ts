import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Hooks, manners } from '../hooks/index.ts';
import { number, ofNumber, onGet, onPost } from './calls.ts';

const choice = z.object({
  number,
  manner: z.enum(manners),
  minutes: z.number().int().min(1).max(10_080).default(10),
});

/** How the web hooks about a number's payments come. */
export function serveFaults(app: FastifyInstance, { hooks }: { hooks: Hooks }): void {
  onGet(app, 'manner', ofNumber, ({ number }) => hooks.mannerOf(number));
  onPost(app, 'manner', choice, async ({ number, manner, minutes }) => {
    await hooks.choose(number, { manner, minutes });
    return { manner, minutes };
  });
}
