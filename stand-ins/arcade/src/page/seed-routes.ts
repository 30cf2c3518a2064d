import { languageOf } from '@harmattan/process/stand-in/language';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { gameAt } from '../games/games.ts';
import type { Seat, Seats } from '../seats/index.ts';
import { holderOf, type Seeds } from '../seeds/index.ts';
import { findVerified, verifyPage } from './verify-page.ts';

const clientSeedMax = 64;
/** Letters, figures, signs and spaces of any script. What cannot be seen could not be copied to check with. */
const printable = new RegExp(`^[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]{1,${clientSeedMax}}$`, 'u');

/** The same letters can be written in several ways; only one of them gives the same bytes everywhere. */
const wishedSeed = z.strictObject({
  clientSeed: z.string().max(1_000).trim().normalize('NFC').regex(printable),
});

type Params = { Params: { seat: string } };

/** What makes a game provable: a player's seeds at their seat, and the page on which anybody can check a round. */
export function serveSeeds(
  app: FastifyInstance,
  { seats, seeds, siteUrl, siteOrigin }: { seats: Seats; seeds: Seeds; siteUrl: string; siteOrigin: string },
): void {
  app.get<Params>('/play/:seat/seeds', async (request, reply) => {
    const seat = await findProvableSeat(request.params.seat, reply);
    return seat ? seeds.show(holderOf(seat)) : reply.callNotFound();
  });

  app.post<Params>('/play/:seat/seeds', async (request, reply) => {
    const seat = await findProvableSeat(request.params.seat, reply);
    if (!seat) return reply.callNotFound();
    const wish = wishedSeed.safeParse(request.body);
    if (!wish.success) return reply.status(400).send({ message: 'That is no seed.' });
    const holder = holderOf(seat);
    if ((await seeds.change(holder, wish.data.clientSeed)) === 'busy') {
      return reply.status(409).send({ message: 'A round is not over yet.' });
    }
    const [shown, told] = await Promise.all([seeds.show(holder), seeds.lastProof(holder)]);
    return { ...shown, told };
  });

  app.get<{ Params: { game: string }; Querystring: { lang?: string } }>('/verify/:game', (request, reply) => {
    const game = findVerified(request.params.game);
    if (!game) return reply.callNotFound();
    const language = languageOf(String(request.query.lang ?? ''));
    const page = verifyPage({ game, language, siteUrl, siteOrigin });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  async function findProvableSeat(secret: string, reply: FastifyReply): Promise<Seat | undefined> {
    reply.header('cache-control', 'no-store');
    const seat = await seats.bySecret(secret);
    return seat && gameAt(seat.supplier, seat.wallet.game)?.isProvable ? seat : undefined;
  }
}
