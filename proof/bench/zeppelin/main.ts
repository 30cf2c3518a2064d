// Zeppelin with thousands of sockets: how much it says, how late, how fast the books are settled, and what the telling costs.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { quantile } from '../median.ts';
import { withServer } from '../processes.ts';
import { report } from '../report.ts';
import type { FlightHeard } from './clients.ts';
import { compareTelling } from './compare-telling.ts';
import { type Addresses, withBothDatabases } from './databases.ts';
import { publishModerateChain } from './moderate-chain.ts';
import { startClients } from './processes.ts';
import { seatEverybody } from './seats.ts';

/** Bets of the flights before and after the full one, which are only watched; the first of them also warms everything up. */
const watchedBets = 100;
const settleLimitMs = 60_000;

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    bets: { type: 'string', default: '1000' },
    json: { type: 'boolean' },
  },
});
const [sockets, bets] = [Number(values.sockets), Number(values.bets)];

await withBothDatabases(async (addresses) => {
  await publishModerateChain(addresses.arcade.ownerUrl);
  const secrets = await seatEverybody(addresses, { bettors: bets, watchers: Math.max(sockets - bets, 1) });
  const here = (file: string) => join(import.meta.dirname, file);
  const measured = await withServer(
    here('platform-server.ts'),
    { DATABASE_URL: addresses.platform.appUrl },
    (platform) => {
      const env = {
        DATABASE_URL: addresses.arcade.appUrl,
        SITE_URL: platform,
        PLATFORM_WALLETS_URL: `${platform}/wallet`,
        LOG_LEVEL: 'warn',
      };
      return withServer(here('arcade-server.ts'), env, (arcade) => measureFlights(arcade, secrets, addresses));
    },
  );
  const cpuMs = await compareTelling({ sockets, bets });
  report([
    { name: 'bytes_per_client_1000_bets', value: measured.bytes, goalMax: 20_000, decimals: 0 },
    { name: 'bytes_per_minute_watching', value: measured.bytesPerMinute, goalMax: 30_000, decimals: 0 },
    { name: 'sockets', value: measured.sockets, goalMin: sockets, decimals: 0 },
    { name: 'bets_taken', value: measured.taken, goalMin: bets, decimals: 0 },
    { name: 'burst_lateness_p99_ms', value: measured.latenessP99Ms, goalMax: 100, decimals: 0 },
    { name: 'settle_1000_s', value: measured.settleSeconds, goalMax: 9, decimals: 2 },
    { name: 'cpu_over_naive', value: cpuMs.ours / cpuMs.each, goalMax: 0.6, decimals: 3 },
  ]);
});

async function measureFlights(arcade: string, secrets: string[], addresses: Addresses) {
  const few = Math.min(watchedBets, bets);
  const plan = [few, bets, few];
  const clients = startClients({ address: arcade, paths: secrets.map((secret) => `/play/${secret}/flights`), plan });
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
