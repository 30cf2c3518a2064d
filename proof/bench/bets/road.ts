import { join } from 'node:path';
import { cpuMsOf } from '../../../scripts/system/process-time.ts';
import type { BenchPlayer } from '../../worlds/players.ts';
import { median } from '../median.ts';
import { type Server, withServer } from '../processes.ts';
import type { LoadOrder } from '../stakes/load.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';

const rounds = 5;
const seconds = 3;
const callers = 512;
const bareServer = join(import.meta.dirname, '..', 'stakes', 'bare-server.ts');

/**
 * What the processor does in the platform's process for one stake, and for one that is refused because the wallet has no room, beside what Fastify alone
 * does for a request of the same bytes. The time of the kernel is counted too.
 */
export async function measureRoad(stakes: Server, { appUrl, players }: { appUrl: string; players: BenchPlayer[] }) {
  return withServer(bareServer, {}, async (bareAddress, barePid) =>
    withStakeServer({ DATABASE_URL: appUrl, BENCH_HAS_ROOM: 'no' }, async (fullAddress, fullPid) => {
      const subjects = {
        stake: { ...stakes, path: '/Bench/Stake' },
        refusal: { address: fullAddress, pid: fullPid, path: '/Bench/Stake' },
        bare: { address: bareAddress, pid: barePid, path: '/Bench/Bare' },
      };
      const measured = { stake: [] as number[], refusal: [] as number[], bare: [] as number[] };
      // The first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [name, { pid, ...order }] of Object.entries(subjects)) {
          const us = await cpuUsOf(pid, { ...order, players, callers, seconds, run: crypto.randomUUID() });
          if (round > 0) measured[name as keyof typeof measured].push(us);
        }
      }
      const ratio = (above: number[], below: number[]) => median(above.map((us, at) => us / (below[at] ?? Number.NaN)));
      return {
        stakeUs: median(measured.stake),
        bareUs: median(measured.bare),
        stakeOverBare: ratio(measured.stake, measured.bare),
        refusalOverStake: ratio(measured.refusal, measured.stake),
      };
    }),
  );
}

/** For each request that was answered. */
async function cpuUsOf(pid: number, order: LoadOrder): Promise<number> {
  const before = cpuMsOf(pid);
  const { okPerSecond, refusedPerSecond } = await putLoad(order);
  return ((cpuMsOf(pid) - before) * 1_000) / ((okPerSecond + refusedPerSecond) * order.seconds);
}
