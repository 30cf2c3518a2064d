import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from '@harmattan/process/stand-in/language';
import type { FastifyInstance } from 'fastify';
import type { Bets } from '../bets/index.ts';
import { ticketPage } from './ticket-page.ts';

const linkShape = /^[\w-]{22}$/;
const keepStylesSeconds = 300;

interface TicketDeps {
  bets: Pick<Bets, 'byTicket'>;
  currency: string;
  leagueName(id: string): string | undefined;
}

/** A bet for every holder of its link. */
export function serveTickets(app: FastifyInstance, { bets, currency, leagueName }: TicketDeps): void {
  const styles = [
    ...['tokens.css', 'base.css'].map((name) => fileURLToPath(import.meta.resolve(`@harmattan/ui/${name}`))),
    join(import.meta.dirname, 'ticket.css'),
  ]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  app.get('/ticket/ticket.css', (_request, reply) =>
    reply.header('cache-control', `max-age=${keepStylesSeconds}`).type('text/css; charset=utf-8').send(styles),
  );

  app.get<{ Params: { link: string }; Querystring: { lang?: unknown } }>('/ticket/:link', async (request, reply) => {
    // The address is as good as the ticket: no cache keeps it, and no other page is told of it.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { link } = request.params;
    const bet = linkShape.test(link) ? await bets.byTicket(link) : undefined;
    if (!bet) return reply.callNotFound();
    const { lang } = request.query;
    const language = languageOf(typeof lang === 'string' ? lang : request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').send(ticketPage({ bet, language, currency, leagueName }));
  });
}
