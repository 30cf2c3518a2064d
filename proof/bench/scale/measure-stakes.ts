import { join } from 'node:path';
import pg from 'pg';
import { type BenchPlayer, makePlayers } from '../../worlds/players.ts';
import { median } from '../median.ts';
import { type Server, withServers } from '../processes.ts';
import { serverCpuSeconds, serverOf } from '../server-cpu.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { putLoad } from '../stakes/processes.ts';

const callers = 512;
const counts = [1, 2, 4] as const;

interface Size {
  rounds: number;
  seconds: number;
  players: number;
}

/** Stakes over HTTP for each second of the processors, of the platforms and of PostgreSQL, with so many platforms over those with one. */
export async function measureStakes(busUrl: string, { rounds, seconds, players: playersMax }: Size) {
  const most = Math.max(...counts);
  const perCpuSecond: Record<number, number[]> = Object.fromEntries(counts.map((count) => [count, []]));
  await withBenchDatabase(async ({ appUrl, ownerUrl }) => {
    const players = await makePlayers(ownerUrl, playersMax);
    const postgres = await findPostgres(ownerUrl);
    const file = join(import.meta.dirname, '../stakes/server.ts');
    await withServers(most, file, { DATABASE_URL: appUrl, BUS_URL: busUrl }, async (servers) => {
      const measure = (count: number) => stakesPerCpuSecond(servers.slice(0, count), { players, postgres, seconds });
      console.log('Warming up …');
      await measure(most);
      for (let round = 0; round < rounds; round += 1) {
        const order = [...counts.slice(round % counts.length), ...counts.slice(0, round % counts.length)];
        for (const count of order) perCpuSecond[count]?.push(await measure(count));
        const words = counts.map((count) => `${count}: ${perCpuSecond[count]?.at(-1)?.toFixed(0)}`);
        console.log(`round ${round + 1}, stakes for each CPU-second by platforms: ${words.join(', ')}`);
      }
    });
  });
  const overOne = (count: number) =>
    median((perCpuSecond[count] ?? []).map((value, at) => value / (perCpuSecond[1]?.[at] ?? Number.NaN)));
  return { one: median(perCpuSecond[1] ?? []), twoOverOne: overOne(2), fourOverOne: overOne(4) };
}

/** The same callers in all, divided among the servers; the load's own processes are not counted. */
async function stakesPerCpuSecond(
  servers: Server[],
  { players, postgres, seconds }: { players: BenchPlayer[]; postgres: number; seconds: number },
): Promise<number> {
  const cpuSeconds = () =>
    serverCpuSeconds(postgres) + servers.reduce((sum, { pid }) => sum + serverCpuSeconds(pid), 0);
  const before = cpuSeconds();
  const share = players.length / servers.length;
  const found = await Promise.all(
    servers.map(({ address }, at) =>
      putLoad({
        ...{ address, path: '/Bench/Stake', seconds, callers: callers / servers.length, run: crypto.randomUUID() },
        players: players.slice(at * share, (at + 1) * share),
      }),
    ),
  );
  const failed = found.reduce((sum, one) => sum + one.failed, 0);
  if (failed > 0) throw new Error(`${failed} stakes failed`);
  return (found.reduce((sum, { okPerSecond }) => sum + okPerSecond, 0) * seconds) / (cpuSeconds() - before);
}

async function findPostgres(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const client = await pool.connect();
  try {
    return await serverOf(client);
  } finally {
    client.release();
    await pool.end();
  }
}
