import { setTimeout as delay } from 'node:timers/promises';
import type { Found } from './faults.ts';
import { untilAcked, type World } from './world.ts';

/** A primary without etcd stops by then, and what was under way is answered. */
const settleMs = 30_000;
const awayMs = 15_000;

export interface FoundAway extends Found {
  /** Answers that came although what they need was away. */
  answeredAway: number;
  /** From when it was given back until stakes flow. */
  backS: number;
}

/** Stakes flow, too much goes away for any to be taken, and it comes back. */
async function whileAway(
  world: World,
  { take, giveBack }: { take(): Promise<unknown>; giveBack(): void },
): Promise<FoundAway> {
  await world.cluster.whole();
  const load = world.stake();
  await untilAcked(load);
  load.resetPause();
  await take();
  await delay(settleMs);
  const before = load.acks.count();
  await delay(awayMs);
  const answeredAway = load.acks.count() - before;
  giveBack();
  const backAt = performance.now();
  await untilAcked(load, 1);
  const backS = (performance.now() - backAt) / 1_000;
  const pauseS = load.longestPauseS();
  await world.cluster.whole();
  await untilAcked(load);
  await load.stop();
  const [unexpected] = load.unexpected;
  if (unexpected) throw unexpected;
  return { lost: await world.lost(load), acknowledged: load.acks.count(), pauseS, answeredAway, backS };
}

export function loseQuorum(world: World): Promise<FoundAway> {
  const [, ...two] = world.cluster.etcds;
  return whileAway(world, {
    take: () => Promise.all(two.map((etcd) => etcd.kill())),
    giveBack: () => two.forEach((etcd) => void etcd.start()),
  });
}

export async function loseStandbys(world: World): Promise<FoundAway> {
  const primary = await world.cluster.primary();
  const standbys = world.cluster.nodes.filter((node) => node !== primary);
  return whileAway(world, {
    take: () => Promise.all(standbys.map((standby) => standby.kill())),
    giveBack: () => standbys.forEach((standby) => void standby.start()),
  });
}
