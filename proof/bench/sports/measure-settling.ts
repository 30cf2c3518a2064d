import type pg from 'pg';
import { type Books, moveClock, withBooks } from './books.ts';
import { comparePayments, type Payments } from './compare-payments.ts';
import type { Urls } from './databases.ts';
import { placeBets } from './place-bets.ts';
import { seatBettors } from './seats.ts';
import { withHouse } from './with-house.ts';

const betsPerSlip = 20;
/** A match that begins in so long can be bet on until all bets are taken. */
const comfortablyMinutes = 20;
/** Both halves with the longest time added, and the break. */
const matchMinutes = 115;

export interface Settled extends Payments {
  /** From the final whistle until every bet is settled and the platform has answered for it. */
  seconds: number;
}

/** Bets on one match through all suppliers' wires, and what becomes of them when it ends. */
export async function measureSettling(urls: Urls, { bets }: { bets: number }): Promise<Settled> {
  const secrets = await seatBettors(urls, Math.ceil(bets / betsPerSlip));
  return withHouse(urls, { server: 'sportsbook-server.ts' }, (address) =>
    withBooks(urls.sportsbook, (books) => settleOneMatch(address, { urls, secrets, books })),
  );
}

async function settleOneMatch(
  address: string,
  { urls, secrets, books }: { urls: Urls; secrets: readonly string[]; books: Books },
): Promise<Settled> {
  const match = await pickMatch(books.client);
  const placingAt = performance.now();
  const taken = await placeBets(address, { secrets, matchId: match.id, betsPerSlip });
  const perSecond = taken / ((performance.now() - placingAt) / 1_000);
  console.log(`${taken} bets taken, ${Math.round(perSecond)}/s through the whole book`);
  await moveClock(address, match.startsAt.getTime() + matchMinutes * 60_000 - Date.now());
  await books.until(`select state = 'finished' as ok from sportsbook.match where id = $1`, match.id);
  const whistleAt = performance.now();
  await books.untilSettled();
  const seconds = (performance.now() - whistleAt) / 1_000;
  const payments = await comparePayments(books.client, urls.platform.ownerUrl);
  console.log(`${payments.settled} bets settled in ${seconds.toFixed(1)} s, ${payments.won} of them won`);
  if (payments.settled !== taken) throw new Error(`${taken} bets were taken, and ${payments.settled} are settled`);
  return { seconds, ...payments };
}

async function pickMatch(books: pg.Client): Promise<{ id: string; startsAt: Date }> {
  const { rows } = await books.query<{ id: string; starts_at: Date }>(
    `select id, starts_at from sportsbook.match
     where state = 'scheduled' and starts_at > app_now() + $1 * interval '1 minute' order by starts_at, id limit 1`,
    [comfortablyMinutes],
  );
  if (!rows[0]) throw new Error('no match is to come');
  return { id: rows[0].id, startsAt: rows[0].starts_at };
}
