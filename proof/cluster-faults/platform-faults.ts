import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '../../scripts/cluster/wait-until.ts';
import { withoutFence } from '../faults/without-fence.ts';
import { type ChainWriters, type Writer, watchChain } from './chain-writers.ts';
import { openPage } from './page.ts';
import { createPlatform, type Platform, type Site } from './site.ts';
import { makeWirePlayers, startWireStakes, type WireStakes } from './wire-stakes.ts';
import type { World } from './world.ts';

const playersMax = 12;
const pausedMs = 30_000;
/** For so long after its wake a platform may write, in which it finds out that it was replaced. */
const watchedMs = 15_000;
const controlWatchedMs = 60_000;
const entryEveryMs = 250;

export interface PlatformFound {
  lost: number;
  failed: number;
}

/** Stakes over the wire while something breaks; what was acknowledged is in the journal once. */
export async function underWireStakes<Result>(
  { world, site }: { world: World; site: Site },
  breakIt: (load: WireStakes) => Promise<Result>,
): Promise<PlatformFound & { result: Result; acknowledged: number }> {
  const players = await makeWirePlayers(world.ownerUrl, playersMax);
  const load = await startWireStakes({ url: site.url, ownerUrl: world.ownerUrl, players });
  await load.untilEachAnswered();
  const result = await breakIt(load);
  await load.untilEachAnswered();
  await load.stop();
  const { lost, twice } = await load.check();
  for (const failure of load.failures) console.error(failure);
  return { result, lost: lost + twice, failed: load.failures.length, acknowledged: load.count() };
}

/** How long until the players of a platform that was killed stake and see their balances at others. */
export async function killPlatform(scene: { world: World; site: Site }) {
  const { world, site } = scene;
  const players = await makeWirePlayers(world.ownerUrl, playersMax);
  const pages = players.map((player) => openPage(site.url, player));
  try {
    await waitUntil('An open stream of each page', async () => pages.every((page) => page.newest() > 0n));
    return await underWireStakes(scene, async (load) => {
      const [victim] = site.platforms as [Platform];
      for (const page of pages) page.forgetBreak();
      await victim.kill();
      const killedAt = performance.now();
      const stakesS = await load.untilEachAnswered();
      const broken = pages.filter((page) => page.isBroken());
      // Else the platform had no players.
      if (broken.length === 0) throw new Error('no stream ended with the platform');
      await waitUntil('Streams at another platform', async () => broken.every((page) => page.backAt() !== undefined));
      const streamsS = (Math.max(...broken.map((page) => page.backAt() ?? 0)) - killedAt) / 1_000;
      await victim.begin();
      return { stakesS, streamsS, streams: broken.length };
    });
  } finally {
    for (const page of pages) page.close();
  }
}

/** Pauses the platform that writes the audit chain until another one writes it, wakes it, and counts what it writes then. */
export async function pausePlatform(scene: { world: World; site: Site }) {
  const chain = await watchChain(scene.world);
  try {
    return await underWireStakes(scene, async () => {
      const writer = await chain.writer();
      const paused = scene.site.platforms.find(({ name }) => name === writer.by) as Platform;
      paused.freeze();
      const [next] = await Promise.all([chain.writer(writer.by), delay(pausedMs)]);
      paused.wake();
      const stale = { by: writer.by, epoch: next.epoch };
      await writeFor(chain, watchedMs);
      return { staleWrites: await chain.countOf(stale), next };
    });
  } finally {
    await chain.close();
  }
}

/** The same without the fence of the lease. */
export async function pauseWithoutFence({ world, site }: { world: World; site: Site }): Promise<number> {
  const [first, ...others] = site.platforms as [Platform, ...Platform[]];
  const faulty = createPlatform(world, 1, withoutFence);
  const chain = await watchChain(world);
  try {
    await Promise.all(site.platforms.map((platform) => platform.stop()));
    await faulty.begin();
    if ((await chain.writer()).by !== faulty.name) throw new Error('the lease was not taken by the only platform');
    for (const other of others) await other.begin();
    faulty.freeze();
    const [next] = await Promise.all([chain.writer(faulty.name), delay(pausedMs)]);
    faulty.wake();
    const stale: Writer = { by: faulty.name, epoch: next.epoch };
    await writeFor(chain, controlWatchedMs, async () => (await chain.countOf(stale)) > 0);
    return await chain.countOf(stale);
  } finally {
    await faulty.kill();
    await first.begin();
    await chain.close();
  }
}

async function writeFor(
  chain: ChainWriters,
  ms: number,
  isEnough: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (const endsAt = performance.now() + ms; performance.now() < endsAt && !(await isEnough()); ) {
    await chain.write();
    await delay(entryEveryMs);
  }
}
