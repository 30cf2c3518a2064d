import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from '@harmattan/process/stand-in/language';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bets } from '../bets/index.ts';
import type { Bet, Pick as PickRef } from '../contract/bets.ts';
import { linkOfCode } from '../contract/code-link.ts';
import type { Offer } from '../offer/offer.ts';
import { type Codes, checkPicks, priceOf } from '../slips/index.ts';
import { type TicketCopy, ticketPage } from './ticket-page.ts';

const linkShape = /^[\w-]{22}$/;
const keepStylesSeconds = 300;

interface TicketDeps {
  bets: Pick<Bets, 'byTicket'>;
  codes: Codes;
  offer: Pick<Offer, 'match' | 'quote'>;
  currency: string;
  siteUrl: string;
  leagueName(id: string): string | undefined;
}

type Params = { Params: { link: string } };

/** A bet for every holder of its link, and the way of its picks to the holder's own slip. */
export function serveTickets(app: FastifyInstance, deps: TicketDeps): void {
  const { bets, codes, offer, currency, siteUrl, leagueName } = deps;
  const styles = [
    ...['tokens.css', 'base.css'].map((name) => fileURLToPath(import.meta.resolve(`@harmattan/ui/${name}`))),
    join(import.meta.dirname, 'ticket.css'),
  ]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  app.get('/ticket/ticket.css', (_request, reply) =>
    reply.header('cache-control', `max-age=${keepStylesSeconds}`).type('text/css; charset=utf-8').send(styles),
  );

  app.get<Params & { Querystring: { lang?: unknown } }>('/ticket/:link', async (request, reply) => {
    const bet = await findBet(request.params.link, reply);
    if (!bet) return reply.callNotFound();
    const { lang } = request.query;
    const language = languageOf(typeof lang === 'string' ? lang : request.headers['accept-language']);
    const copy = { ...copyOf(bet), href: `/ticket/${request.params.link}/slip` };
    return reply.type('text/html; charset=utf-8').send(ticketPage({ bet, copy, language, currency, leagueName }));
  });

  // It leads on under a booking code: the site, and who is shown its address, does not learn the ticket's link.
  app.get<Params>('/ticket/:link/slip', { exposeHeadRoute: false }, async (request, reply) => {
    const bet = await findBet(request.params.link, reply);
    const picks = bet ? knownPicks(bet) : [];
    if (picks.length === 0) return reply.callNotFound();
    const code = await codes.make(picks);
    return reply.redirect(linkOfCode(code, { siteUrl, book: 'altenar' }), 303);
  });

  async function findBet(link: string, reply: FastifyReply): Promise<Bet | undefined> {
    // The address is as good as the ticket: no cache keeps it, and no other page is told of it.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return linkShape.test(link) ? bets.byTicket(link) : undefined;
  }

  /** The slip says which of them are over by then. What the offer has forgotten has no code. */
  function knownPicks({ picks }: Bet): PickRef[] {
    const plain = picks.map(({ match, market, outcome }) => ({ match, market, outcome }));
    return plain.filter((pick) => offer.quote(pick).state !== 'unknown');
  }

  function copyOf({ picks }: Bet): Omit<TicketCopy, 'href'> {
    const open = checkPicks(offer, picks).filter(({ state }) => state === 'open' || state === 'suspended');
    return { open: open.length, price: priceOf(open) };
  }
}
