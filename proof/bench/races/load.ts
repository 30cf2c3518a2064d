// Stakes at a steady rate through the wallet's queue, in a process of its own, apart from the one that measures.
import { setTimeout as delay } from 'node:timers/promises';
import { openStage } from './stage.ts';

export interface LoadOrder {
  url: string;
  perSecond: number;
  seconds: number;
  firstPlayer: number;
  players: number;
}

export interface LoadResult {
  staked: number;
  seconds: number;
}

const tickMs = 10;

process.once('message', async (order: LoadOrder) => {
  process.send?.(await run(order));
  process.disconnect();
});

async function run({ url, perSecond, seconds, firstPlayer, players }: LoadOrder): Promise<LoadResult> {
  const stage = openStage(url);
  // Alone, since it learns what all others need to know.
  await stage.stake(BigInt(firstPlayer));
  const startedAt = performance.now();
  const under: Promise<void>[] = [];
  let [begun, staked] = [0, 1];
  // What the machine cannot do stays undone, so that no queue grows without end.
  const waitingMax = perSecond;
  for (let passedMs = 0; passedMs < seconds * 1_000; passedMs = performance.now() - startedAt) {
    const due = Math.min(Math.floor((passedMs / 1_000) * perSecond), staked + waitingMax);
    for (; begun < due; begun += 1) {
      const playerId = BigInt(firstPlayer + (begun % players));
      under.push(
        stage.stake(playerId).then(() => {
          staked += 1;
        }),
      );
    }
    await delay(tickMs);
  }
  await Promise.all(under);
  const passed = (performance.now() - startedAt) / 1_000;
  await stage.close();
  return { staked, seconds: passed };
}
