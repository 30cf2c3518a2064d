import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Seats } from '../seats/index.ts';
import type { Flight } from './flight.ts';
import { findOver, listOver } from './flights-store.ts';
import { isAtZeppelin, type Zeppelin } from './index.ts';
import { bestOfFlights, betsOfFlight } from './shown-bets-store.ts';

const flightsShown = 50;
const numberShape = /^[1-9]\d{0,11}$/;

/** What Zeppelin's page asks for beside its socket. Flights that are over are everybody's. */
export function serveFlights(
  app: FastifyInstance,
  deps: { pool: pg.Pool; seats: Seats; zeppelin: Zeppelin; nicknameOf(player: string): string },
): void {
  const { pool, seats, zeppelin, nicknameOf } = deps;

  app.get<{ Params: { seat: string } }>('/play/:seat/flight', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const seat = await seats.bySecret(request.params.seat);
    if (!seat || !isAtZeppelin(seat)) return reply.callNotFound();
    return zeppelin.snapshot();
  });

  app.get('/zeppelin/flights', async () => (await listOver(pool, flightsShown)).map(tellFlight));

  app.get('/zeppelin/best', async () => bestOfFlights(pool, nicknameOf));

  app.get<{ Params: { number: string } }>('/zeppelin/flights/:number', async (request, reply) => {
    const { number } = request.params;
    const flight = numberShape.test(number) ? await findOver(pool, Number(number)) : undefined;
    if (!flight) return reply.callNotFound();
    return { ...tellFlight(flight), bets: await betsOfFlight(pool, flight.spinId, nicknameOf) };
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
