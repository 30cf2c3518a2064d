import { type Kobo, koboFromNaira, nairaFromKobo } from '@harmattan/kernel/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Catalogue } from '../catalogue.ts';
import { gameAt } from '../games/games.ts';
import type { Rounds } from '../rounds/index.ts';
import type { Seat, Seats } from '../seats/index.ts';
import { playPage } from './play-page.ts';
import { serveFiles } from './serve-files.ts';
import { tellRound } from './tell-round.ts';

const roundsShown = 10;

const stake = z.string().transform((text, context) => {
  const amountKobo = koboFromNaira(text);
  if (amountKobo) return amountKobo;
  context.issues.push({ code: 'custom', message: 'that is no amount', input: text });
  return z.NEVER;
});
const wish = z.strictObject({ key: z.uuid(), stake, choice: z.record(z.string(), z.unknown()) });

type Params = { Params: { seat: string } };

/** The page of a game, and what it asks for. Whoever knows the seat's secret sits there; nobody else exists for it. */
export function servePage(
  app: FastifyInstance,
  deps: { seats: Seats; rounds: Rounds; catalogue: Catalogue; siteUrl: string; siteOrigin: string },
): void {
  const { seats, rounds, catalogue, siteUrl, siteOrigin } = deps;

  app.get('/', (_request, reply) => reply.redirect(siteUrl));
  serveFiles(app);

  app.get<Params>('/play/:seat', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const listed = catalogue.find(seat.supplier, seat.wallet.game);
    const page = playPage({ seat, listed, siteOrigin, ...gameAt(seat.supplier, seat.wallet.game) });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.get<Params>('/play/:seat/state', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const [balanceKobo, last] = await Promise.all([rounds.balance(seat), rounds.last(seat, roundsShown)]);
    return { balance: amount(balanceKobo), rounds: last.map(tellRound) };
  });

  app.post<Params>('/play/:seat/rounds', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const { game } = gameAt(seat.supplier, seat.wallet.game);
    const asked = wish.safeParse(request.body);
    const choice = asked.success ? game.choice.safeParse(asked.data.choice) : undefined;
    if (!asked.success || !choice?.success) return reply.status(400).send({ message: 'That is no bet.' });
    const { key, stake: stakeKobo } = asked.data;
    const { minKobo, maxKobo } = game.stakes;
    if (stakeKobo < minKobo || stakeKobo > maxKobo)
      return reply.status(400).send({ message: 'Too little or too much.' });
    const bet = { choice: choice.data, stakeKobo };
    if (game.fits?.(bet) === false) return reply.status(400).send({ message: 'That is no bet.' });
    const costKobo = game.costKobo?.(bet) ?? stakeKobo;
    const played = await rounds.play(seat, game, { key, stakeKobo: costKobo, choice: choice.data });
    const balanceKobo = played.balanceKobo ?? (await rounds.balance(seat));
    return { balance: amount(balanceKobo), round: played.round ? tellRound(played.round) : null };
  });

  function findSeat(secret: string, reply: FastifyReply): Promise<Seat | undefined> {
    reply.header('cache-control', 'no-store');
    return seats.bySecret(secret);
  }
}

function amount(amountKobo: Kobo | undefined): string | null {
  return amountKobo === undefined ? null : nairaFromKobo(amountKobo);
}
