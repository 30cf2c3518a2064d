import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { createPackedAnswers } from '../plumbing/packed-answers.ts';
import type { WholeOffer } from './index.ts';
import { readCursor } from './lists.ts';
import { spanOfLocalDay } from './local-day.ts';

const searchLengthMax = 60;
const idShape = /^\d{1,15}$/;
const leagueShape = /^[\w-]{1,60}$/;
/** As many favourites as a page keeps of a kind. */
const chosenMax = 20;

const sport = z
  .string()
  .regex(/^[a-z]{1,20}$/)
  .optional();
/** `a,b,c`; nothing where none is chosen. */
const listOf = (idShape: RegExp) =>
  z
    .string()
    .max(chosenMax * 61)
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .refine((ids) => ids.length <= chosenMax && ids.every((id) => idShape.test(id)))
    .optional();
const homeQuery = z.strictObject({ sport });
const listQuery = z.strictObject({
  sport,
  league: z.string().regex(leagueShape).optional(),
  day: z
    .string()
    .refine((day) => spanOfLocalDay(day) !== undefined)
    .optional(),
  leagues: listOf(leagueShape),
  ids: listOf(idShape),
  search: z.string().min(1).max(searchLengthMax).optional(),
  live: z
    .literal('1')
    .transform(() => true)
    .optional(),
  after: z
    .string()
    .refine((text) => readCursor(text) !== undefined)
    .transform((text) => readCursor(text))
    .optional(),
});
const noQuery = z.strictObject({});

/** Matches and prices, which are everybody's. */
export function serveOffer(app: FastifyInstance, offer: WholeOffer): void {
  const answer = createPackedAnswers(offer.moment);

  app.get('/api/home', async (request, reply) => {
    const query = homeQuery.safeParse(request.query);
    if (!query.success) return refuse(reply);
    return answer(request, reply, () => offer.home(query.data.sport));
  });

  app.get('/api/leagues', async (request, reply) => {
    if (!noQuery.safeParse(request.query).success) return refuse(reply);
    return answer(request, reply, offer.leagues);
  });

  app.get('/api/matches', async (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return refuse(reply);
    return answer(request, reply, () => offer.list(query.data));
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    if (!noQuery.safeParse(request.query).success) return refuse(reply);
    const match = idShape.test(request.params.id) ? offer.match(request.params.id) : undefined;
    return match ? answer(request, reply, () => match) : reply.callNotFound();
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(400).send({ message: 'That is not a way to ask for matches.' });
}
