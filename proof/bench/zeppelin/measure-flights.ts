import pg from 'pg';
import { quantile } from '../median.ts';
import type { FlightHeard } from './clients.ts';
import type { Addresses } from './databases.ts';
import { startClients } from './processes.ts';

/** Bets of the flights before and after the full one, which are only watched; the first of them also warms everything up. */
const watchedBets = 100;
const settleLimitMs = 60_000;

/** How late the sockets of these arcades hear of a burst, and what a flight with so many bets costs. */
export async function measureFlights(
  arcades: string[],
  { secrets, bets, addresses }: { secrets: string[]; bets: number; addresses: Addresses },
) {
  const few = Math.min(watchedBets, bets);
  const plan = [few, bets, few];
  const clients = startClients({ addresses: arcades, paths: secrets.map((secret) => `/play/${secret}/flights`), plan });
  const books = new pg.Client({ connectionString: addresses.arcade.ownerUrl });
  await books.connect();
  try {
    const begun = performance.now();
    const { sockets: open } = await clients.next('connected');
    console.log(`${open} sockets open after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    const before = await clients.next('flight');
    say(before.heard, '');
    const full = await untilBurst(books, before.heard.flight + 1);
    const settleSeconds = await timeSettling(books, full);
    const { heard } = await clients.next('flight');
    const lateMs = heard.burstHeardAt.map((at) => at - full.burstsAt);
    say(heard, `; burst heard ${quantile(lateMs, 0.5)} ms late by half, ${quantile(lateMs, 0.99)} ms at p99`);
    const after = await clients.next('flight');
    say(after.heard, '');
    const bytes = before.heard.publicBytes + after.heard.publicBytes;
    const ms = lengthMs(before) + lengthMs(after);
    return {
      sockets: heard.burstHeardAt.length,
      taken: heard.taken,
      bytes: heard.publicBytes,
      bytesPerMinute: (bytes / ms) * 60_000,
      latenessP99Ms: quantile(lateMs, 0.99),
      settleSeconds,
    };
  } finally {
    await books.end();
    await clients.close();
  }
}

function say({ flight, bets: asked, taken, refusals, answeredMs, publicBytes }: FlightHeard, words: string): void {
  const refused = Object.entries(refusals).map(([reason, count]) => `, ${count} ${reason}`);
  const waited = `answered within ${quantile(answeredMs, 0.5)} ms by half, ${quantile(answeredMs, 0.99)} ms at p99`;
  console.log(
    `flight ${flight}: ${taken} of ${asked} bets taken${refused.join('')}, ${waited}; ${publicBytes} bytes a client${words}`,
  );
}

function lengthMs({ heard, nextOpenedAt }: { heard: FlightHeard; nextOpenedAt: number }): number {
  return nextOpenedAt - heard.openedAt;
}

interface Burst {
  spinId: string;
  burstsAt: number;
}

async function untilBurst(books: pg.Client, flight: number): Promise<Burst> {
  for (;;) {
    const { rows } = await books.query<{ spin_id: string; bursts_at: Date }>(
      'select spin_id, bursts_at from arcade.flight where number = $1 and bursts_at <= now()',
      [flight],
    );
    if (rows[0]) return { spinId: rows[0].spin_id, burstsAt: rows[0].bursts_at.getTime() };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** From the burst until nothing of the flight is under way any more. */
async function timeSettling(books: pg.Client, { spinId, burstsAt }: Burst): Promise<number> {
  for (;;) {
    const { rows } = await books.query<{ left: string }>(
      `select count(*) as left from arcade.round
       where spin_id = $1 and state not in ('settled', 'refused', 'cancelled')`,
      [spinId],
    );
    const tookMs = Date.now() - burstsAt;
    if (rows[0]?.left === '0') return tookMs / 1_000;
    if (tookMs > settleLimitMs) throw new Error(`${rows[0]?.left} bets are not settled after a minute`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
