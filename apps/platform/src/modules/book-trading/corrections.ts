import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import type { Book } from './book-client.ts';
import { type Correction, insertCorrection, listDue, listNewest, markCorrection } from './corrections-store.ts';
import { type DeliveryDeps, deliverActs } from './deliver-acts.ts';

const shownMax = 50;

/** Results that two people corrected. */
export function createCorrections({ book, ...deps }: DeliveryDeps & { book: Book }) {
  const { pool } = deps;
  return {
    ...deliverActs<Correction, OperatorAnswer<'correct-result'>>(deps, {
      name: 'a correction',
      insert: insertCorrection,
      listDue: (limit) => listDue(pool, limit),
      send: ({ id, match, score, resultVersion, by }) =>
        book.ask('correct-result', { key: id, match, score, resultVersion, by }),
      mark: ({ id }, state) => markCorrection(pool, { id, state }),
    }),
    list: () => listNewest(pool, shownMax),
  };
}
