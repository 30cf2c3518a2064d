import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isSystem, lineCount } from '../prices/index.ts';
import { rulesNow } from '../rules/index.ts';
import type { Seat, Seats } from '../seats/index.ts';
import { codeShape, isOfOneMatch, pickShape, samePick } from '../slips/index.ts';
import type { Bets } from './index.ts';

/** Far above every limit that is told in words; it keeps the rest within what is counted exactly. */
const amount = z.int().min(1).max(1_000_000_000_000);
const price = z.int().min(1_000).max(1_000_000_000);

const places = z.array(z.int().min(0)).max(rulesNow.picksMax);
const systemShape = z.strictObject({ sizes: places, bankers: places });

const slipShape = z.strictObject({
  key: z.uuid(),
  picks: z
    .array(pickShape.extend({ price }))
    .min(1)
    .refine((picks) => picks.every((pick, at) => picks.findIndex((other) => samePick(pick, other)) === at)),
  kind: z.enum(['single', 'accumulator', 'system', 'builder']),
  system: systemShape.optional(),
  price: price.optional(),
  stake: amount,
  priceChanges: z.enum(['none', 'better', 'any']),
  code: z.string().regex(codeShape).optional(),
});
/** Every line of a system has the same stake, of units that the market pays. A builder has one price, and picks of one match. */
const placeShape = slipShape
  .refine(({ kind, picks, price: seen }) =>
    kind === 'builder' ? seen !== undefined && isOfOneMatch(picks) : seen === undefined,
  )
  .refine(({ kind, system, picks: { length }, stake }) =>
    system
      ? kind === 'system' && isSystem(length, system) && areWhole(stake, lineCount(length, system))
      : kind !== 'system',
  );
const offerShape = z.strictObject({ stake: amount.nullable() });
const saleShape = z.strictObject({ key: z.uuid(), amount, part: amount.optional() });
const autoShape = z.strictObject({ amount: amount.nullable() });
const number = z
  .string()
  .regex(/^[1-9]\d{9}$/)
  .transform(BigInt);
const listShape = z.strictObject({ state: z.enum(['open', 'settled']), before: number.optional() });

type Params = { Params: { seat: string } };
type BetParams = { Params: { seat: string; bet: string } };

/** What the page asks of a player's bets. The seat's secret identifies the player; bets of other players are not found. */
export function serveBets(app: FastifyInstance, { seats, bets }: { seats: Seats; bets: Bets }): void {
  app.get<Params>('/api/seats/:seat', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    return seat ? bets.seat(seat) : reply.callNotFound();
  });

  // Answered alike whether or not there is such a seat: afterwards there is none.
  app.post<Params>('/api/seats/:seat/leave', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!z.strictObject({}).safeParse(request.body).success) return reply.status(400).send({ message: 'Just leave.' });
    await seats.leave(request.params.seat);
    return { status: 'left' };
  });

  app.post<Params>('/api/seats/:seat/bets', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const asked = placeShape.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ message: 'That is no bet.' });
    const answer = await bets.place(seat, asked.data);
    return answer ?? reply.status(409).send({ message: 'That key is another slip’s. Nothing was taken for this one.' });
  });

  app.get<{ Params: { seat: string; key: string } }>('/api/seats/:seat/slips/:key', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    const key = z.uuid().safeParse(request.params.key);
    return seat && key.success ? bets.ask(seat, key.data) : reply.callNotFound();
  });

  app.post<{ Params: { seat: string; key: string } }>('/api/seats/:seat/slips/:key/offer', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    const key = z.uuid().safeParse(request.params.key);
    if (!seat || !key.success) return reply.callNotFound();
    const asked = offerShape.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ message: 'That is no answer to an offer.' });
    const { stake } = asked.data;
    const answer = { key: key.data, stakeMinor: stake === null ? null : BigInt(stake) };
    return (await bets.answerOffer(seat, answer)) ?? reply.callNotFound();
  });

  app.get<Params>('/api/seats/:seat/bets', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const asked = listShape.safeParse(request.query);
    if (!asked.success) return reply.status(400).send({ message: 'That is no list of bets.' });
    return bets.list(seat, { isOpen: asked.data.state === 'open', before: asked.data.before });
  });

  app.get<BetParams>('/api/seats/:seat/bets/:bet', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    const id = number.safeParse(request.params.bet);
    const bet = seat && id.success ? await bets.find(seat, id.data) : undefined;
    return bet ?? reply.callNotFound();
  });

  serveSales(app, { findSeat, bets });

  function findSeat(secret: string, reply: FastifyReply): Promise<Seat | undefined> {
    reply.header('cache-control', 'no-store');
    return seats.bySecret(secret);
  }
}

/** Selling a bet, at once or at an amount. */
function serveSales(
  app: FastifyInstance,
  { findSeat, bets }: { findSeat(secret: string, reply: FastifyReply): Promise<Seat | undefined>; bets: Bets },
): void {
  app.post<BetParams>('/api/seats/:seat/bets/:bet/cash-out', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    const id = number.safeParse(request.params.bet);
    if (!seat || !id.success) return reply.callNotFound();
    const asked = saleShape.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ message: 'That is no sale.' });
    const { key, amount: shown, part } = asked.data;
    const partMinor = part === undefined ? undefined : BigInt(part);
    const wish = { key, amountMinor: BigInt(shown), partMinor };
    return (await bets.cashOut(seat, id.data, wish)) ?? reply.callNotFound();
  });

  app.post<BetParams>('/api/seats/:seat/bets/:bet/auto-cash-out', async (request, reply) => {
    const seat = await findSeat(request.params.seat, reply);
    const id = number.safeParse(request.params.bet);
    if (!seat || !id.success) return reply.callNotFound();
    const asked = autoShape.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ message: 'That is no amount.' });
    const { amount: wanted } = asked.data;
    const amountMinor = wanted === null ? undefined : BigInt(wanted);
    return (await bets.autoCashOut(seat, id.data, amountMinor)) ?? reply.callNotFound();
  });
}

function areWhole(stake: number, lines: number): boolean {
  return Number.isSafeInteger(lines) && BigInt(stake) % (BigInt(lines) * payOutUnitMinor) === 0n;
}
