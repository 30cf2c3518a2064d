import { hash } from 'node:crypto';
import { assert } from '@harmattan/kernel/assert';
import type { Ids } from '@harmattan/kernel/ids';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import {
  decide,
  exists,
  findWaiting,
  insertRequest,
  lapse,
  listAbout,
  listWaiting,
  type RequestRow,
} from './approvals-store.ts';

export type { RequestRow } from './approvals-store.ts';

/** Rolls back what was about to be done with the decision. */
export class DecidedMeanwhile extends Error {
  override name = 'DecidedMeanwhile';
}

const askAttemptsMax = 3;

interface Ask {
  kind: string;
  subject: string;
  payload: object;
  amountMinor: bigint | null;
  maker: bigint;
  comment: string;
}

/** Requests of one member of the staff that another one decides on. What is done with a yes belongs to the module that asked. */
export function createApprovals({ pool, ids }: { pool: pg.Pool; ids: Ids }) {
  return {
    /** The request that waits now, which may have been made before, by this maker or another one. */
    async ask(db: Queryable, ask: Ask): Promise<{ request: RequestRow; isNew: boolean }> {
      const payload = canonical(ask.payload);
      const id = ids.next();
      for (let attempt = 0; attempt < askAttemptsMax; attempt += 1) {
        const isNew = await insertRequest(db, { ...ask, id, payload, payloadHash: hashOf(payload) });
        const request = await findWaiting(db, ask);
        // The one that kept this from being written may have been decided on in between.
        if (request) return { request, isNew };
      }
      throw new DecidedMeanwhile(`requests about ${ask.subject} were decided meanwhile`);
    },
    findWaiting: (by: Parameters<typeof findWaiting>[1]) => findWaiting(pool, by),
    listWaiting: () => listWaiting(pool),
    /** Every request about a record, decided or not, the oldest first. */
    listAbout: (subject: string) => listAbout(pool, subject),
    /** Ends requests without a decision: their record has moved on. */
    lapse: (requestIds: string[]) => lapse(pool, requestIds),
    /** Whether the request asks for just this. */
    isFor: (request: RequestRow, payload: object) => hashOf(canonical(payload)).equals(request.payload_hash),
    exists: (id: string) => exists(pool, id),
    /** In the transaction of what is done with it. Throws `DecidedMeanwhile` where another decision was first. */
    async decide(db: Queryable, decision: Parameters<typeof decide>[1]): Promise<void> {
      if (!(await decide(db, decision))) throw new DecidedMeanwhile(`request ${decision.id} was decided meanwhile`);
    },
    /** What is carried out is what was asked for. */
    readPayload(request: RequestRow): unknown {
      assert(
        hashOf(canonical(request.payload)).equals(request.payload_hash),
        'the payload of a request is as it was asked for',
      );
      return request.payload;
    },
  };
}

export type Approvals = ReturnType<typeof createApprovals>;

/** The same text for the same content: the database keeps the fields of an object in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}

function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
