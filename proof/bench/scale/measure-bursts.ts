import { join } from 'node:path';
import { withServer, withServers } from '../processes.ts';
import { withBothDatabases } from '../zeppelin/databases.ts';
import { measureFlights } from '../zeppelin/measure-flights.ts';
import { publishModerateChain } from '../zeppelin/moderate-chain.ts';
import { seatEverybody } from '../zeppelin/seats.ts';

/** How late the sockets of so many arcades hear of a burst: one of them flies, the others hear of it over the bus. */
export async function measureBursts(
  busUrl: string,
  { arcades: count, sockets, bets }: { arcades: number; sockets: number; bets: number },
): Promise<number> {
  let latenessMs = Number.NaN;
  await withBothDatabases(async (addresses) => {
    await publishModerateChain(addresses.arcade.ownerUrl);
    const secrets = await seatEverybody(addresses, { bettors: bets, watchers: sockets - bets });
    const here = (file: string) => join(import.meta.dirname, '../zeppelin', file);
    const platformEnv = { DATABASE_URL: addresses.platform.appUrl, BUS_URL: busUrl };
    latenessMs = await withServer(here('platform-server.ts'), platformEnv, (platform) => {
      const env = {
        DATABASE_URL: addresses.arcade.appUrl,
        BUS_URL: busUrl,
        SITE_URL: platform,
        PLATFORM_WALLETS_URL: `${platform}/wallet`,
        LOG_LEVEL: 'warn',
      };
      return withServers(count, here('arcade-server.ts'), env, async (servers) => {
        const found = await measureFlights(
          servers.map(({ address }) => address),
          { secrets, bets, addresses },
        );
        if (found.sockets < sockets) throw new Error(`${found.sockets} of ${sockets} sockets heard of the burst`);
        return found.latenessP99Ms;
      });
    });
  });
  return latenessMs;
}
