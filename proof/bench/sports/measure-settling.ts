import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseUrls } from '../databases.ts';
import { withServer } from '../processes.ts';
import { comparePayments, type Payments } from './compare-payments.ts';
import type { Urls } from './databases.ts';
import { placeBets } from './place-bets.ts';
import { seatBettors } from './seats.ts';

const betsPerSlip = 20;
/** A match that begins in so long can be bet on until all bets are taken. */
const comfortablyMinutes = 20;
/** Both halves with the longest time added, and the break. */
const matchMinutes = 115;
const lookEveryMs = 50;
const settleLimitMs = 120_000;

export interface Settled extends Payments {
  /** From the final whistle until every bet is settled and the platform has answered for it. */
  seconds: number;
}

/** Bets on one match through all suppliers' wires, and what becomes of them when it ends. */
export async function measureSettling(urls: Urls, { bets }: { bets: number }): Promise<Settled> {
  const secrets = await seatBettors(urls, Math.ceil(bets / betsPerSlip));
  const here = (file: string) => join(import.meta.dirname, file);
  const platformServer = here('../zeppelin/platform-server.ts');
  return withServer(platformServer, { DATABASE_URL: urls.platform.appUrl }, (platform) => {
    const env = {
      DATABASE_URL: urls.sportsbook.appUrl,
      SITE_URL: platform,
      PLATFORM_WALLETS_URL: `${platform}/wallet`,
      TEST_CLOCK: 'on',
      LOG_LEVEL: 'warn',
    };
    return withServer(here('sportsbook-server.ts'), env, (address) => settleOneMatch(address, { urls, secrets }));
  });
}

async function settleOneMatch(
  address: string,
  { urls, secrets }: { urls: Urls; secrets: readonly string[] },
): Promise<Settled> {
  return withBooks(urls.sportsbook, async (books) => {
    const match = await pickMatch(books);
    const placingAt = performance.now();
    const taken = await placeBets(address, { secrets, matchId: match.id, betsPerSlip });
    const perSecond = taken / ((performance.now() - placingAt) / 1_000);
    console.log(`${taken} bets taken, ${Math.round(perSecond)}/s through the whole book`);
    await moveClock(address, match.startsAt.getTime() + matchMinutes * 60_000 - Date.now());
    await until(books, `select state = 'finished' as ok from sportsbook.match where id = $1`, match.id);
    const whistleAt = performance.now();
    await until(
      books,
      `select not exists (select from sportsbook.bet where state in ('waiting', 'placing', 'cancelling', 'open')) as ok`,
    );
    await until(books, `select not exists (select from sportsbook.movement where state = 'pending') as ok`);
    const seconds = (performance.now() - whistleAt) / 1_000;
    const payments = await comparePayments(books, urls.platform.ownerUrl);
    console.log(`${payments.settled} bets settled in ${seconds.toFixed(1)} s, ${payments.won} of them won`);
    if (payments.settled !== taken) throw new Error(`${taken} bets were taken, and ${payments.settled} are settled`);
    return { seconds, ...payments };
  });
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

async function moveClock(address: string, offsetMs: number): Promise<void> {
  const response = await fetch(`${address}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs: Math.ceil(offsetMs) }),
  });
  if (!response.ok) throw new Error(`the clock was not moved: ${response.status} ${await response.text()}`);
}

async function until(books: pg.Client, sql: string, ...values: unknown[]): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await books.query<{ ok: boolean }>(sql, values);
    if (rows[0]?.ok) return;
    if (performance.now() - begun > settleLimitMs) throw new Error(`not within two minutes: ${sql}`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

async function withBooks<Result>(
  { ownerUrl }: DatabaseUrls,
  use: (books: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
