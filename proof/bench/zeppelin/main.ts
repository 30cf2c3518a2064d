// Zeppelin with thousands of sockets: how much it says, how late, how fast the books are settled, and what the telling costs.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withServer } from '../processes.ts';
import { report } from '../report.ts';
import { compareTelling } from './compare-telling.ts';
import { withBothDatabases } from './databases.ts';
import { measureFlights } from './measure-flights.ts';
import { publishModerateChain } from './moderate-chain.ts';
import { seatEverybody } from './seats.ts';

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
      return withServer(here('arcade-server.ts'), env, (arcade) =>
        measureFlights([arcade], { secrets, bets, addresses }),
      );
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
