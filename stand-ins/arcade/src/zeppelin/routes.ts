import { majorFromMinor } from '@harmattan/kernel/money';
import { batchCalls } from '@harmattan/process/batch-calls';
import { languageOf } from '@harmattan/process/stand-in/language';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Rounds } from '../rounds/index.ts';
import type { Seats } from '../seats/index.ts';
import type { Flight } from './flight.ts';
import { findOver, listOver } from './flights-store.ts';
import { isAtZeppelin, type Zeppelin } from './index.ts';
import { bestOfFlights, betsOfFlight } from './shown-bets-store.ts';
import { zeppelinVerifyPage } from './verify-page.ts';

const flightsShown = 50;
const numberShape = /^[1-9]\d{0,11}$/;

interface FlightRoutesDeps {
  pool: pg.Pool;
  seats: Seats;
  rounds: Pick<Rounds, 'balance'>;
  zeppelin: Zeppelin;
  nicknameOf(player: string): string;
  siteUrl: string;
  siteOrigin: string;
}

/** What Zeppelin's page asks for beside its socket. Flights that are over are everybody's. */
export function serveFlights(app: FastifyInstance, deps: FlightRoutesDeps): void {
  const { pool, seats, rounds, zeppelin, nicknameOf, siteUrl, siteOrigin } = deps;

  const listNewest = batchCalls(async (counts: number[]) => {
    const flights = (await listOver(pool, Math.max(...counts))).map(tellFlight);
    return counts.map((count) => flights.slice(0, count));
  });

  app.get<{ Params: { seat: string } }>('/play/:seat/flight', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const seat = await seats.bySecret(request.params.seat);
    if (!seat || !isAtZeppelin(seat)) return reply.callNotFound();
    const snapshot = await zeppelin.snapshot(seat);
    return snapshot ?? reply.status(503).send({ message: 'There is no pilot.' });
  });

  app.get<{ Params: { seat: string } }>('/play/:seat/bets', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const seat = await seats.bySecret(request.params.seat);
    if (!seat || !isAtZeppelin(seat)) return reply.callNotFound();
    const [balanceMinor, bets] = await Promise.all([rounds.balance(seat), zeppelin.ownBets(seat)]);
    return { balance: balanceMinor === undefined ? null : majorFromMinor(balanceMinor), bets };
  });

  /** `newest` says how many, at most as many as are shown. */
  app.get<{ Querystring: { newest?: string } }>('/zeppelin/flights', ({ query: { newest } }) => {
    const count = /^\d{1,2}$/.test(newest ?? '') ? Math.min(Number(newest), flightsShown) : flightsShown;
    return listNewest(count);
  });

  app.get('/zeppelin/best', async () => bestOfFlights(pool, nicknameOf));

  app.get<{ Params: { number: string } }>('/zeppelin/flights/:number', async (request, reply) => {
    const { number } = request.params;
    const flight = numberShape.test(number) ? await findOver(pool, Number(number)) : undefined;
    if (!flight) return reply.callNotFound();
    return { ...tellFlight(flight), bets: await betsOfFlight(pool, flight.spinId, nicknameOf) };
  });

  app.get<{ Querystring: { lang?: string } }>('/zeppelin/verify', (request, reply) => {
    const language = languageOf(String(request.query.lang ?? ''));
    const page = zeppelinVerifyPage({ language, siteUrl, siteOrigin, publicKey: zeppelin.publicKey() });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.get('/zeppelin/key', (_request, reply) => reply.type('application/x-pem-file').send(zeppelin.publicKey()));
}

/** Everything that it takes to check a flight. */
function tellFlight({ number, chainId, place, seed, promise, salt, burstHundredths, startsAt, state }: Flight) {
  return {
    number,
    chain: String(chainId),
    place,
    seed: Buffer.from(seed).toString('hex'),
    promise: Buffer.from(promise).toString('hex'),
    salt,
    burst: burstHundredths,
    isCalledOff: state === 'called-off',
    at: startsAt.toISOString(),
  };
}
