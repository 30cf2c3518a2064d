import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Book } from './book-client.ts';
import { type DeliveryDeps, deliverActs } from './deliver-acts.ts';
import { insertVoid, listDueVoids, markVoid, type TicketVoid } from './voids-store.ts';

/** Tickets that two people voided. Once the book has done it, the outbox has `book.ticket-voided` for the player. */
export function createVoids({ book, outbox, ...deps }: DeliveryDeps & { book: Book; outbox: Outbox }) {
  const { pool } = deps;
  return deliverActs<TicketVoid, OperatorAnswer<'void-ticket'>>(deps, {
    name: 'a voided ticket',
    insert: insertVoid,
    listDue: (limit) => listDueVoids(pool, limit),
    send({ id, number, ground, rulesVersion, by }) {
      const definition = `betting rules, version ${rulesVersion}`;
      return book.ask('void-ticket', { key: id, number, ground, definition, by });
    },
    async mark(ticketVoid, state, answer) {
      // A book that does not tell has not sold a part.
      const givenBackMinor = state === 'done' ? (answer.givenBack ?? ticketVoid.stakeMinor) : null;
      await inTransaction(pool, async (transaction) => {
        const isFirst = await markVoid(transaction, { id: ticketVoid.id, state, givenBackMinor });
        if (isFirst && givenBackMinor !== null)
          await outbox.record(transaction, factOf({ ...ticketVoid, givenBackMinor }));
      });
      outbox.wake();
    },
  });
}

function factOf({ playerId, stakeMinor, givenBackMinor, ...fact }: TicketVoid & { givenBackMinor: Minor }) {
  const { id, number, ground, rulesVersion } = fact;
  const sums = { stakeMinor: String(stakeMinor), givenBackMinor: String(givenBackMinor) };
  const payload = { id, playerId: String(playerId), number, ...sums, ground, rulesVersion };
  return { topic: 'book.ticket-voided', payload };
}
