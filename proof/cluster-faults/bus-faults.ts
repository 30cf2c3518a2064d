import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '../../scripts/cluster/wait-until.ts';
import { makeSeats } from '../bench/suppliers/make-seats.ts';
import type { BenchPlayer } from '../worlds/players.ts';
import { openPage, type Page, readBalance } from './page.ts';
import type { Platform, Site } from './site.ts';
import { askOnce } from './supplier-wire.ts';
import { makeWirePlayers } from './wire-stakes.ts';
import type { World } from './world.ts';

const samples = 100;
const warmUps = 10;
/** News that has not come by then does not come. */
const newsLimitMs = 2_000;
const quietStakes = 10;
const share = 0.95;
const pollMs = 1;
const stakeMajor = 1;

type Scene = { world: World; site: Site };

/** A player with a seat at the first platform and pages at the others. */
async function openElsewhere({ world, site }: Scene) {
  const [player] = (await makeWirePlayers(world.ownerUrl, 1)) as [BenchPlayer];
  const [seat] = (await makeSeats(world.ownerUrl, [player], 'qtech')) as [BenchPlayer];
  const [here, ...others] = site.platforms as [Platform, ...Platform[]];
  const pages = others.map(({ url }) => openPage(url, player));
  await waitUntil('An open stream at each platform', async () => pages.every((page) => page.newest() > 0n));
  const run = crypto.randomUUID().slice(0, 8);
  let stakes = 0;

  /** Answers when it was answered. */
  async function stake(): Promise<number> {
    stakes += 1;
    await askOnce({ url: here.url, seat, run, number: stakes });
    return performance.now();
  }

  const version = () => 1n + BigInt(stakes);
  /** Whether the newest stake is on the page within a while. */
  async function isShown(page: Page, limitMs = newsLimitMs): Promise<boolean> {
    for (const endsAt = performance.now() + limitMs; !page.shownAt.has(version()); await delay(pollMs)) {
      if (performance.now() > endsAt) return false;
    }
    return true;
  }

  return {
    ...{ player, here, others, pages, stake, version, isShown },
    /** By the stakes alone, from what the player had. */
    expected: (before: number) => before - stakes * stakeMajor,
    close() {
      for (const page of pages) page.close();
    },
  };
}

/** From the answer of a stake at one platform until the pages at the others show its balance. */
export async function timeNews(scene: Scene): Promise<{ ms: number; longestMs: number }> {
  const there = await openElsewhere(scene);
  const tookMs: number[] = [];
  try {
    for (let at = 0; at < warmUps + samples; at += 1) {
      const answeredAt = await there.stake();
      for (const page of there.pages) {
        if (!(await there.isShown(page))) throw new Error('news did not come from one platform to another');
        const shownAt = page.shownAt.get(there.version()) ?? Number.NaN;
        if (at >= warmUps) tookMs.push(Math.max(0, shownAt - answeredAt));
      }
    }
  } finally {
    there.close();
  }
  tookMs.sort((less, more) => less - more);
  return { ms: tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN, longestMs: tookMs.at(-1) ?? Number.NaN };
}

/** How long until news comes to every platform again after each NATS in turn died. */
export async function killEachNats(scene: Scene): Promise<number> {
  const there = await openElsewhere(scene);
  let longestS = 0;
  try {
    for (const nats of scene.site.nats) {
      await nats.kill();
      const killedAt = performance.now();
      let isBack = false;
      for (let tries = 0; !isBack && tries < samples; tries += 1) {
        await there.stake();
        isBack = (await Promise.all(there.pages.map((page) => there.isShown(page)))).every(Boolean);
      }
      if (!isBack) throw new Error(`no news without ${nats.name}`);
      longestS = Math.max(longestS, (performance.now() - killedAt) / 1_000);
      nats.start();
      await scene.site.untilNats();
    }
    return longestS;
  } finally {
    there.close();
  }
}

/** Without any NATS pages hear nothing, and what they ask for is right. */
export async function loseAllNats(scene: Scene): Promise<{ wrong: number; heard: number; backS: number }> {
  const { site } = scene;
  const there = await openElsewhere(scene);
  try {
    const before = await readBalance(there.here.url, there.player);
    for (const nats of site.nats) await nats.kill();
    let [wrong, heard] = [0, 0];
    for (let at = 0; at < quietStakes; at += 1) {
      await there.stake();
      for (const { url } of there.others)
        if ((await readBalance(url, there.player)) !== there.expected(before)) wrong += 1;
    }
    for (const page of there.pages) if (await there.isShown(page)) heard += 1;
    for (const nats of site.nats) nats.start();
    await site.untilNats();
    const startedAt = performance.now();
    await waitUntil('News after NATS is back', async () => {
      await there.stake();
      return (await Promise.all(there.pages.map((page) => there.isShown(page)))).every(Boolean);
    });
    return { wrong, heard, backS: (performance.now() - startedAt) / 1_000 };
  } finally {
    there.close();
  }
}
