import type { Programs } from '../../scripts/cluster/programs.ts';
import type { Figure } from '../bench/report.ts';
import { killEachNats, loseAllNats, timeNews } from './bus-faults.ts';
import { killPlatform, pausePlatform, pauseWithoutFence, underWireStakes } from './platform-faults.ts';
import { restartAll } from './rolling.ts';
import { platformsMax, type Site, startSite } from './site.ts';
import { startWorld, type World } from './world.ts';

interface Run {
  programs: Programs;
  isWanted(part: string): boolean;
}

type Scene = { world: World; site: Site };

/** What several platforms on one database do when one of them, or the bus between them, breaks. */
const parts: Record<string, (scene: Scene) => Promise<Figure[]>> = {
  platform: runPlatform,
  'control-platform': runControl,
  balance: runBalance,
  nats: runNats,
  rolling: runRolling,
};

export async function runSiteParts({ programs, isWanted }: Run): Promise<Figure[]> {
  const wanted = Object.entries(parts).filter(([name]) => isWanted(name));
  if (wanted.length === 0) return [];
  const world = await startWorld({ programs, platforms: platformsMax });
  try {
    const site = await startSite(world);
    try {
      const figures: Figure[] = [];
      for (const [, run] of wanted) figures.push(...(await run({ world, site })));
      return figures;
    } finally {
      await site.stop();
    }
  } finally {
    await world.stop();
  }
}

async function runPlatform(scene: Scene): Promise<Figure[]> {
  const killed = await killPlatform(scene);
  const { stakesS, streamsS, streams } = killed.result;
  say('platform killed', killed, `stakes ${stakesS.toFixed(1)} s, ${streams} streams ${streamsS.toFixed(1)} s`);
  const paused = await pausePlatform(scene);
  const { staleWrites, next } = paused.result;
  say('platform paused', paused, `${next.by} took over, ${staleWrites} stale writes`);
  return [
    { name: 'platform_takeover_s', value: Math.max(stakesS, streamsS), goalMax: 3 },
    { name: 'stale_writes', value: staleWrites, goalMax: 0 },
    { name: 'platform_lost', value: killed.lost + paused.lost, goalMax: 0 },
  ];
}

async function runControl(scene: Scene): Promise<Figure[]> {
  const value = await pauseWithoutFence(scene);
  console.error(`control-platform: ${value} stale writes without the fence`);
  return [{ name: 'control_stale_writes', value, goalMin: 1 }];
}

async function runBalance(scene: Scene): Promise<Figure[]> {
  const { ms, longestMs } = await timeNews(scene);
  console.error(`balance: 95 % within ${ms.toFixed(0)} ms, the longest ${longestMs.toFixed(0)} ms`);
  return [{ name: 'cross_process_balance_ms', value: ms, goalMax: 200 }];
}

async function runNats(scene: Scene): Promise<Figure[]> {
  const found = await underWireStakes(scene, async () => ({
    nodeS: await killEachNats(scene),
    ...(await loseAllNats(scene)),
  }));
  const { nodeS, wrong, heard, backS } = found.result;
  say('nats', found, `news after a node's death ${nodeS.toFixed(1)} s, after the return of all ${backS.toFixed(1)} s`);
  // Else the news came another way, and the part proves nothing.
  if (heard > 0) throw new Error('news came without NATS');
  return [
    { name: 'nats_news_back_s', value: Math.max(nodeS, backS) },
    { name: 'nats_wrong_balances', value: wrong, goalMax: 0 },
    { name: 'nats_lost', value: found.lost, goalMax: 0 },
  ];
}

async function runRolling(scene: Scene): Promise<Figure[]> {
  const found = await underWireStakes(scene, (load) => restartAll(scene, () => load.failures.length));
  say('rolling', found, 'every process was restarted');
  return [
    { name: 'rolling_failed_requests', value: found.failed, goalMax: 0 },
    { name: 'rolling_lost', value: found.lost, goalMax: 0 },
  ];
}

function say(
  part: string,
  { lost, failed, acknowledged }: { lost: number; failed: number; acknowledged: number },
  words: string,
): void {
  console.error(`${part}: ${words}; ${lost} of ${acknowledged} lost or twice, ${failed} without an answer`);
}
