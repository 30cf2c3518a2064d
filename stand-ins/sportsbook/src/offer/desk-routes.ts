import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from './desk.ts';

/** Of a side, in any sport. */
const pointsMax = 299;
const points = z.int().min(0).max(pointsMax);
const bodies = {
  postpone: z.strictObject({ startsAt: z.iso.datetime() }),
  abandon: z.strictObject({}),
  'play-out': z.strictObject({}),
  correct: z.strictObject({ score: z.tuple([points, points]) }),
};

/** What browsers and proxies add to what they pass on. */
const foreignHeaders = [
  'origin',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const ownAddress = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * What an operator of the book does by hand. Only requests from this machine are served, and none that a proxy forwarded. Browsers
 * add the origin to a post, so no page can do any of it.
 */
export function serveDesk(app: FastifyInstance, desk: Desk): void {
  type Request = FastifyRequest<{ Params: { id: string } }>;

  function serve<Body>(
    name: keyof typeof bodies,
    schema: z.ZodType<Body>,
    act: (id: string, body: Body) => Promise<void>,
  ) {
    app.post(`/desk/matches/:id/${name}`, async (request: Request, reply: FastifyReply) => {
      if (!isFromHere(request))
        return reply.status(403).send({ message: 'Only from this machine, and not from a page.' });
      const body = schema.safeParse(request.body);
      if (!body.success) return reply.status(400).send({ message: body.error.issues[0]?.message });
      await act(request.params.id, body.data);
      return { status: 'done' };
    });
  }

  serve('postpone', bodies.postpone, (id, { startsAt }) => desk.postpone(id, new Date(startsAt)));
  serve('abandon', bodies.abandon, (id) => desk.abandon(id));
  serve('play-out', bodies['play-out'], (id) => desk.playOut(id));
  serve('correct', bodies.correct, (id, { score }) => desk.correct(id, score));
}

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  return ownAddress.test(socket.remoteAddress ?? '') && foreignHeaders.every((name) => headers[name] === undefined);
}
