import { inTransaction } from '@harmattan/process/transaction';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Book } from './book-client.ts';
import { type DeliveryDeps, deliverActs } from './deliver-acts.ts';
import { insertVoid, listDueVoids, markVoid, type TicketVoid } from './voids-store.ts';

/** Tickets that two people voided. Once the book has done it, the outbox has `book.ticket-voided` for the player. */
export function createVoids({ book, outbox, ...deps }: DeliveryDeps & { book: Book; outbox: Outbox }) {
  const { pool } = deps;
  return deliverActs<TicketVoid>(deps, {
    name: 'a voided ticket',
    insert: insertVoid,
    listDue: (limit) => listDueVoids(pool, limit),
    async send({ id, number, ground, rulesVersion, by }) {
      const definition = `betting rules, version ${rulesVersion}`;
      return (await book.ask('void-ticket', { key: id, number, ground, definition, by })).status;
    },
    async mark(ticketVoid, state) {
      await inTransaction(pool, async (transaction) => {
        const isFirst = await markVoid(transaction, { id: ticketVoid.id, state });
        if (isFirst && state === 'done') await outbox.record(transaction, factOf(ticketVoid));
      });
      outbox.wake();
    },
  });
}

function factOf({ id, playerId, number, stakeMinor, ground, rulesVersion }: TicketVoid) {
  const payload = { id, playerId: String(playerId), number, stakeMinor: String(stakeMinor), ground, rulesVersion };
  return { topic: 'book.ticket-voided', payload };
}
