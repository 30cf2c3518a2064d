import type { Clock } from '@harmattan/kernel/clock';
import type { Random } from '@harmattan/kernel/random';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { CheckedSlip, LoadedCode, Pick as PickRef } from '../contract/bets.ts';
import type { Offer } from '../offer/offer.ts';
import { createPackedAnswers } from '../plumbing/packed-answers.ts';
import { rulesNow } from '../rules/index.ts';
import { readTaxes, taxAt } from '../taxes/index.ts';
import { checkSlip } from './check-picks.ts';
import { createCodes } from './codes.ts';
import { pickShape, samePick } from './pick-shape.ts';
import { createPopularCodes } from './popular-codes.ts';

const slipShape = z.strictObject({
  picks: z
    .array(pickShape)
    .min(1)
    .max(rulesNow.picksMax)
    .refine((picks) => picks.every((pick, at) => picks.findIndex((other) => samePick(pick, other)) === at)),
});

interface SlipDeps {
  pool: pg.Pool;
  clock: Pick<Clock, 'now'>;
  random: Random;
  /** Its moment is another one whenever a price may be. */
  offer: Pick<Offer, 'match' | 'quote' | 'chanceOfAll'> & { moment(): string };
}

const noQuery = z.strictObject({});

/** Slips before they are bets: how they stand now, and codes to share them. Visitors may ask as well. */
export function serveSlips(app: FastifyInstance, { pool, clock, random, offer }: SlipDeps): void {
  const codes = createCodes({ pool, random });
  async function check(picks: PickRef[]): Promise<CheckedSlip> {
    const tax = taxAt(await readTaxes(pool), clock.now());
    return checkSlip(offer, picks, tax ? { rate: Number(tax.rate) } : null);
  }
  const refused = { message: 'That is no slip.' };

  app.post('/api/slip', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const asked = slipShape.safeParse(request.body);
    if (!asked.success) return reply.status(400).send(refused);
    return check(asked.data.picks);
  });

  app.post('/api/codes', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const asked = slipShape.safeParse(request.body);
    if (!asked.success) return reply.status(400).send(refused);
    const { picks } = asked.data;
    // A code is for what exists; otherwise anybody could keep anything here.
    if (picks.some((pick) => offer.quote(pick).state === 'unknown')) return reply.status(400).send(refused);
    return { code: await codes.make(picks) };
  });

  app.get<{ Params: { code: string } }>('/api/codes/:code', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const code = request.params.code.trim().toUpperCase();
    const picks = await codes.load(code);
    if (!picks) return reply.callNotFound();
    const [slip, isStopped] = await Promise.all([check(picks), codes.isStopped(code, picks)]);
    return { code, slip, isStopped } satisfies LoadedCode;
  });

  servePopularCodes(app, { pool, clock, offer });
}

/** Everybody's, so that it is packed once for all who ask in the same moment. */
function servePopularCodes(app: FastifyInstance, { pool, clock, offer }: Omit<SlipDeps, 'random'>): void {
  const popular = createPopularCodes({ pool, clock, offer });
  const answer = createPackedAnswers(() => `${popular.version()} ${offer.moment()}`);

  app.get('/api/codes/popular', async (request, reply) => {
    if (!noQuery.safeParse(request.query).success) {
      return reply.status(400).send({ message: 'That is not a way to ask for codes.' });
    }
    await popular.refresh();
    return answer(request, reply, popular.list);
  });
}
