import type { Clock } from '@harmattan/kernel/clock';
import { type Minor, majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { Catalogue } from '../catalogue.ts';
import { isStepped } from '../games/game.ts';
import { gameAt } from '../games/games.ts';
import { findTableAt, type Live, nameOf, openSpin } from '../live/index.ts';
import type { Round, Rounds } from '../rounds/index.ts';
import type { Seat, Seats } from '../seats/index.ts';
import type { Seeds } from '../seeds/index.ts';
import { isAtZeppelin } from '../zeppelin/index.ts';
import { zeppelinPage } from '../zeppelin/page.ts';
import { serveLive } from './live-routes.ts';
import { playPage } from './play-page.ts';
import { serveSeeds } from './seed-routes.ts';
import { serveFiles } from './serve-files.ts';
import { tellRound } from './tell-round.ts';

const roundsShown = 10;

const stake = z.string().transform((text, context) => {
  const amountMinor = minorFromMajor(text);
  if (amountMinor) return amountMinor;
  context.issues.push({ code: 'custom', message: 'that is no amount', input: text });
  return z.NEVER;
});
const wish = z.strictObject({ key: z.uuid(), stake, choice: z.record(z.string(), z.unknown()) });

const roundId = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);
const shownRound = z.strictObject({ round: roundId });
const wishedMove = z.strictObject({
  round: roundId,
  at: z.int().min(0).max(1_000),
  move: z.record(z.string(), z.unknown()),
});

type Params = { Params: { seat: string } };

/** The page of a game, and its calls. The seat's secret authorises them; a call with an unknown secret answers 404. */
export function servePage(
  app: FastifyInstance,
  deps: {
    pool: pg.Pool;
    clock: Clock;
    seats: Seats;
    rounds: Rounds;
    seeds: Seeds;
    live: Live;
    catalogue: Catalogue;
    siteUrl: string;
    siteOrigin: string;
  },
): void {
  const { pool, seats, rounds, seeds, catalogue, siteUrl, siteOrigin } = deps;

  app.get('/', (_request, reply) => reply.redirect(siteUrl));
  serveFiles(app);
  serveLive(app, deps);
  serveSeeds(app, deps);

  app.get<Params>('/play/:seat', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const game = gameAt(seat.supplier, seat.wallet.game);
    if (!game && !isAtZeppelin(seat)) return reply.callNotFound();
    // Bets on a flight need no moving: they are found by their owner.
    if (!isAtZeppelin(seat)) await rounds.adopt(seat);
    const listed = catalogue.find(seat.supplier, seat.wallet.game);
    reply.type('text/html; charset=utf-8');
    if (!game) return reply.send(zeppelinPage({ seat, listed, siteOrigin }));
    const isLive = findTableAt(seat.supplier, seat.wallet.game) !== undefined;
    return reply.send(playPage({ seat, listed, siteOrigin, isLive, game }));
  });

  app.get<Params>('/play/:seat/state', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const [balanceMinor, last] = await Promise.all([rounds.balance(seat), rounds.last(seat, roundsShown)]);
    return { balance: amount(balanceMinor), rounds: await tell(last) };
  });

  app.post<Params>('/play/:seat/rounds', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const game = gameAt(seat.supplier, seat.wallet.game);
    // Bets on a flight go over the flight's own line.
    if (!game) return reply.status(400).send({ message: 'That is no bet.' });
    const asked = wish.safeParse(request.body);
    const choice = asked.success ? game.choice.safeParse(asked.data.choice) : undefined;
    if (!asked.success || !choice?.success) return reply.status(400).send({ message: 'That is no bet.' });
    const { key, stake: stakeMinor } = asked.data;
    const { minMinor, maxMinor } = game.stakes;
    if (stakeMinor < minMinor || stakeMinor > maxMinor)
      return reply.status(400).send({ message: 'Too little or too much.' });
    const bet = { choice: choice.data, stakeMinor };
    if (game.fits?.(bet) === false) return reply.status(400).send({ message: 'That is no bet.' });
    const table = findTableAt(seat.supplier, seat.wallet.game);
    const spin = table && (await openSpin(pool, nameOf(table)));
    if (table && !spin) return reply.status(409).send({ message: 'Bets are closed.' });
    const costMinor = game.costMinor?.(bet) ?? stakeMinor;
    const played = await rounds.play(seat, game, { key, stakeMinor: costMinor, choice: choice.data, spinId: spin?.id });
    const balanceMinor = played.balanceMinor ?? (await rounds.balance(seat));
    const [round = null] = await tell(played.round ? [played.round] : []);
    return { balance: amount(balanceMinor), stakedBalance: amount(played.stakedBalanceMinor), round };
  });

  app.post<Params>('/play/:seat/moves', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const game = gameAt(seat.supplier, seat.wallet.game);
    const asked = wishedMove.safeParse(request.body);
    const move = asked.success && game && isStepped(game) ? game.move.safeParse(asked.data.move) : undefined;
    if (!asked.success || !game || !isStepped(game) || !move?.success)
      return reply.status(400).send({ message: 'That is no move.' });
    const answer = await rounds.move(seat, game, { roundId: asked.data.round, at: asked.data.at, move: move.data });
    if (!answer) return reply.status(400).send({ message: 'There is no such round.' });
    const balanceMinor = answer.balanceMinor ?? (await rounds.balance(seat));
    const [round = null] = await tell([answer.round]);
    const stakedBalance = amount(answer.stakedBalanceMinor);
    return { balance: amount(balanceMinor), stakedBalance, round, refusal: answer.refusal ?? null };
  });

  app.post<Params>('/play/:seat/shown', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const asked = shownRound.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ message: 'That is no round.' });
    await rounds.markShown(seat, asked.data.round);
    return reply.status(204).send();
  });

  async function tell(list: Round[]) {
    const proofs = await seeds.proofsOf(
      pool,
      list.flatMap(({ seed }) => (seed ? [seed.id] : [])),
    );
    return list.map((round) => tellRound(round, proofs));
  }

  function findSeat(secret: string, reply: FastifyReply): Promise<Seat | undefined> {
    reply.header('cache-control', 'no-store');
    return seats.bySecret(secret);
  }
}

function amount(amountMinor: Minor | undefined): string | null {
  return amountMinor === undefined ? null : majorFromMinor(amountMinor);
}
