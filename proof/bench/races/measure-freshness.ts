import { setTimeout as delay } from 'node:timers/promises';
import { askProcess } from '../processes.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { endRace, fillPlayers, newRace, openStage, type Urls } from './stage.ts';

const loadFile = new URL('./load.ts', import.meta.url).pathname;
const lookMs = 20;
const patienceMs = 60_000;

/**
 * How old a board may be while many stake: one player among them stakes again and again, and the worst time counts from the
 * answer to a stake until it is on the board of another process than the one that took it.
 */
export async function measureFreshness(
  urls: Urls,
  order: { perSecond: number; seconds: number; players: number; firstPlayer: number },
): Promise<{ worstSeconds: number; perSecond: number }> {
  const [probe] = (await fillPlayers(urls.ownerUrl, order.firstPlayer - 1, 1)) as [bigint];
  await fillPlayers(urls.ownerUrl, order.firstPlayer, order.players);
  const stage = openStage(urls.appUrl);
  const reader = openStage(urls.appUrl);
  const [scoring, boards] = [stage.openScoring(), reader.openScoring()];
  const raceId = await newRace(stage.pool);
  scoring.start();
  try {
    let isOver = false;
    const load = askProcess<LoadResult>(loadFile, { ...order, url: urls.appUrl } satisfies LoadOrder).finally(() => {
      isOver = true;
    });
    const answeredAt: number[] = [];
    const probing = (async () => {
      while (!isOver) {
        await stage.stake(probe);
        answeredAt.push(performance.now());
        await delay(lookMs * 5);
      }
    })();
    let worstMs = 0;
    let seen = 0;
    const deadline = performance.now() + order.seconds * 1_000 + patienceMs;
    while (!isOver || seen < answeredAt.length) {
      if (performance.now() > deadline) throw new Error('the board did not follow');
      const own = await boards.own(raceId, probe);
      const now = performance.now();
      for (
        const shown = Number((own?.turnoverMinor ?? 0n) / 100n);
        seen < Math.min(shown, answeredAt.length);
        seen += 1
      ) {
        worstMs = Math.max(worstMs, now - (answeredAt[seen] as number));
      }
      // What is not there yet is as old as it is.
      if (seen < answeredAt.length) worstMs = Math.max(worstMs, now - (answeredAt[seen] as number));
      await delay(lookMs);
    }
    await probing;
    const { staked, seconds } = await load;
    await scoring.scoreOnce();
    await scoring.fold();
    const [kept] = (
      await stage.pool.query('select sum(turnover)::bigint as sum from races.score where race_id = $1', [raceId])
    ).rows;
    const taken = BigInt(staked + answeredAt.length) * 100n;
    if (kept.sum !== taken) throw new Error(`${kept.sum} kobo were counted of ${taken}`);
    return { worstSeconds: worstMs / 1_000, perSecond: staked / seconds };
  } finally {
    await scoring.stop();
    await endRace(stage.pool, raceId);
    await stage.close();
    await reader.close();
  }
}
