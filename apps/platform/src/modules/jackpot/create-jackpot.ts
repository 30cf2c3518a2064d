import { assert } from '@harmattan/kernel/assert';
import { amountMaxMinor, type Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { writeAudit } from './audit-store.ts';
import { insertEvents, type NewEvent } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { findByWishKey, insertJackpot } from './jackpots-store.ts';
import { gamesOf } from './kind.ts';
import { insertTier } from './prizes-store.ts';

export interface NewJackpot {
  actor: string;
  /** Of the wish: sent again, it makes no second draft. */
  key?: string;
  /** Runs in the transaction of a draft that is made. */
  also?(transaction: pg.PoolClient, id: number): Promise<void>;
  typeId: number;
  ticketPriceMinor: Minor;
  guaranteedMinor: Minor;
  growthBps: number;
  /** What those share who missed one, and two. Off unless it is given. */
  consolation?: { misses: 1 | 2; amountMinor: Minor }[];
  /** The games that count first, then the reserves. */
  events: NewEvent[];
}

const reservesMax = 10;
const textMax = 80;

/** Makes a draft. What is wrong with it is the caller's mistake. */
export async function createJackpot({ pool }: Pick<JackpotDeps, 'pool'>, wish: NewJackpot): Promise<number> {
  const { actor, key, also, events, consolation = [], ...terms } = wish;
  check(wish);
  const closesAt = new Date(Math.min(...events.map(({ startsAt }) => startsAt.getTime())));
  return inTransaction(pool, async (client) => {
    const id = await insertJackpot(client, { ...terms, closesAt, key });
    if (id === undefined) return findByWishKey(client, key as string);
    await insertEvents(client, id, events);
    // What all correct shares is known when the tickets are counted.
    await insertTier(client, { jackpotId: id, misses: 0, amountMinor: null });
    for (const { misses, amountMinor } of consolation) await insertTier(client, { jackpotId: id, misses, amountMinor });
    await writeAudit(client, id, { actor, action: 'create', after: { ...terms, consolation, closesAt } });
    await also?.(client, id);
    return id;
  });
}

function check({ actor, typeId, ticketPriceMinor, guaranteedMinor, growthBps, consolation = [], events }: NewJackpot) {
  const isAmount = (amountMinor: Minor, leastMinor: Minor) =>
    amountMinor >= leastMinor && amountMinor <= amountMaxMinor;
  assert(actor.length > 0, 'the audit needs the actor');
  assert(Number.isInteger(typeId) && typeId > 0, 'a type is a number');
  assert(isAmount(ticketPriceMinor, 1n), 'a ticket has a price');
  assert(isAmount(guaranteedMinor, 0n), 'what is guaranteed is an amount');
  assert(Number.isInteger(growthBps) && growthBps >= 0 && growthBps <= 10_000, 'a share is at most the whole');
  assert(
    consolation.every(({ amountMinor }) => isAmount(amountMinor, 1n)),
    'a consolation is an amount',
  );
  assert(new Set(consolation.map(({ misses }) => misses)).size === consolation.length, 'each consolation is told once');
  const games = events.findIndex(({ isReserve }) => isReserve);
  const counting = games === -1 ? events.length : games;
  assert(counting === gamesOf(typeId), `a jackpot of this type has ${gamesOf(typeId)} games`);
  assert(
    events.slice(counting).every(({ isReserve }) => isReserve),
    'reserves come last',
  );
  assert(events.length - counting <= reservesMax, `there are at most ${reservesMax} reserves`);
  for (const { participant1, participant2, league, startsAt } of events) {
    assert(
      [participant1, participant2, league].every((text) => text.length > 0 && text.length <= textMax),
      'who plays has a name, and a league',
    );
    assert(!Number.isNaN(startsAt.getTime()), 'a game begins at an instant');
  }
}
