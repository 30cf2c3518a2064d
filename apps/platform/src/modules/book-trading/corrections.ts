import type { Book } from './book-client.ts';
import { type Correction, insertCorrection, listDue, listNewest, markCorrection } from './corrections-store.ts';
import { type DeliveryDeps, deliverActs } from './deliver-acts.ts';

const shownMax = 50;

/** Results that two people corrected. */
export function createCorrections({ book, ...deps }: DeliveryDeps & { book: Book }) {
  const { pool } = deps;
  return {
    ...deliverActs<Correction>(deps, {
      name: 'a correction',
      insert: insertCorrection,
      listDue: (limit) => listDue(pool, limit),
      async send({ id, match, score, resultVersion, by }) {
        return (await book.ask('correct-result', { key: id, match, score, resultVersion, by })).status;
      },
      mark: ({ id }, state) => markCorrection(pool, { id, state }),
    }),
    list: () => listNewest(pool, shownMax),
  };
}
