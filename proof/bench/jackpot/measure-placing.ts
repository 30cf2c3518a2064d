import { join } from 'node:path';
import type { BenchPlayer } from '../../worlds/players.ts';
import { median } from '../median.ts';
import { withServer } from '../processes.ts';
import type { BenchDatabase } from '../stakes/database.ts';
import { putLoad } from '../stakes/processes.ts';
import { linesOf, openStage } from './stage.ts';

const dayMs = 86_400_000;

/** Tickets a second over the players' wire beside stakes over the same wire, by turns. */
export async function measurePlacing(
  { appUrl }: BenchDatabase,
  size: { players: BenchPlayer[]; rounds: number; seconds: number; callers: number },
): Promise<number> {
  const stage = openStage(appUrl);
  const { id, eventIds } = await stage.newJackpot(new Date(Date.now() + dayMs));
  await stage.close();
  const body = JSON.stringify(linesOf(id, eventIds, 2));
  const { rounds, ...load } = size;
  return withServer(join(import.meta.dirname, 'server.ts'), { DATABASE_URL: appUrl }, async (address) => {
    const stakes = async () =>
      (await putLoad({ address, path: '/Bench/Stake', run: crypto.randomUUID(), ...load })).okPerSecond;
    const tickets = async () => {
      const path = '/Jackpot/PlaceManualJackpotBet';
      const run = crypto.randomUUID();
      const { okPerSecond, failed, refusedPerSecond } = await putLoad({ address, path, body, run, ...load });
      if (failed > 0) throw new Error(`${failed} tickets failed, ${refusedPerSecond}/s were refused`);
      return okPerSecond;
    };
    await stakes();
    await tickets();
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const [stakesPerSecond, ticketsPerSecond] = [await stakes(), await tickets()];
      console.log(`round ${round}: ${Math.round(stakesPerSecond)} stakes/s, ${Math.round(ticketsPerSecond)} tickets/s`);
      ratios.push(ticketsPerSecond / stakesPerSecond);
    }
    return median(ratios);
  });
}
