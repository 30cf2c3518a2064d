import { type Random, randomBelow } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/plumbing/stand-in/transaction';
import { cancelRace } from '../cancel-race.ts';
import { createRace } from '../create-race.ts';
import { openRace } from '../open-race.ts';
import type { RacesDeps } from '../races-deps.ts';
import { claimDemo, countMadeBy, listLiveMadeBy, type Race, readNow } from '../races-store.ts';
import { listGames } from '../terms-store.ts';
import { demoGameIds, type FindGame } from './demo-games.ts';
import { demoNumbers, playRound, targetKobo } from './demo-players.ts';
import { type DemoTemplate, dailyTemplates, sprintTemplate } from './demo-texts.ts';

export interface DemoOptions extends RacesDeps {
  random: Random;
  findGame: FindGame;
  /** Players by these numbers, made when they are missing. Their accounts accept no sign-in. */
  openAccounts(numbers: string[]): Promise<bigint[]>;
}

const actor = 'sandbox';
const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
const dayMs = 24 * hourMs;
/** Long enough to be made and funded before it begins, on a busy machine too. */
const soonMs = 5 * secondMs;
const sprintsMs = [30 * secondMs, 45 * secondMs];
/** Between two rounds of the demo players. */
const pauseMs = { least: 2 * secondMs, more: 3 * secondMs };

const naira = (amounts: bigint[]) => amounts.map((amount) => amount * 100n);
const dailyPrizes = naira([50_000n, 25_000n, 10_000n, 5_000n, 3_000n, 2_000n, 1_500n, 1_000n, 1_000n, 1_000n]);
const lowerPrizes = naira([500n, 500n, 500n, 500n, 500n]);
const sprintPrizes = naira([2_000n, 1_000n, 500n]);

/**
 * Keeps races going in the sandbox, by the same words that an operator gives: one that runs, one to come, and old ones that were
 * paid; and has demo players play in those that run. It touches those alone that it made itself. Of several processes one does it.
 */
export function createDemoRaces(deps: DemoOptions): () => Promise<boolean> {
  let players: bigint[] | undefined;
  let nextRoundMs = 0;

  async function add(template: DemoTemplate, period: { startMs: number; endMs: number }, prizesKobo: bigint[]) {
    const startsAt = new Date(period.startMs);
    const day = startsAt.toISOString().slice(0, 10);
    const number = (await countMadeBy(deps.pool, actor)) + 1;
    const made = await createRace(deps, {
      actor,
      urlSuffix: `${template.slug}-${day}-${number}`,
      startsAt,
      endsAt: new Date(period.endMs),
      banner: template.banner,
      prizesKobo,
      gameIds: demoGameIds(deps.findGame),
      texts: template.texts,
    });
    if (made.outcome === 'created') await openRace(deps, { id: made.id, actor });
  }

  async function addMissing(live: Race[], now: Date): Promise<boolean> {
    if (demoGameIds(deps.findGame).length === 0) return false;
    const made = await countMadeBy(deps.pool, actor);
    const startMs = now.getTime() + soonMs;
    if (made === 0) {
      for (const ms of sprintsMs) await add(sprintTemplate, { startMs, endMs: startMs + ms }, sprintPrizes);
    }
    const days = live.filter(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() > hourMs && endsAt > now);
    const running = days.find(({ startsAt }) => startsAt.getTime() <= startMs);
    const upcoming = days.find(({ startsAt }) => startsAt.getTime() > startMs);
    const templateAt = (at: number) => dailyTemplates[(made + at) % dailyTemplates.length] as DemoTemplate;
    const prizes = [...dailyPrizes, ...lowerPrizes];
    // Until the next one, where that is not about to begin.
    const untilMs =
      upcoming && upcoming.startsAt.getTime() > startMs + hourMs ? upcoming.startsAt.getTime() : startMs + dayMs;
    const endMs = running ? running.endsAt.getTime() : untilMs;
    if (!running) await add(templateAt(0), { startMs, endMs }, prizes);
    if (!upcoming) {
      const fromMs = Math.max(endMs, startMs + soonMs);
      await add(templateAt(1), { startMs: fromMs, endMs: fromMs + dayMs }, prizes);
    }
    return made === 0 || !running || !upcoming;
  }

  /** A crash came between making and opening them. One whose time has come since is dropped. */
  async function openLeftOver(live: Race[]): Promise<boolean> {
    const left = live.filter(({ state, work }) => state === 'draft' && work === null);
    for (const { id } of left) {
      const outcome = await openRace(deps, { id, actor });
      if (outcome === 'too late') await cancelRace(deps, { id, actor, why: 'it should have begun' });
    }
    return left.length > 0;
  }

  /** One round, now and then, of a demo player who is behind. */
  async function playSome(live: Race[], now: Date): Promise<void> {
    // A clock that was set back begins anew.
    const isWaiting = now.getTime() < nextRoundMs && nextRoundMs - now.getTime() <= pauseMs.least + pauseMs.more;
    const running = live.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    if (isWaiting || running.length === 0) return;
    nextRoundMs = now.getTime() + pauseMs.least + randomBelow(deps.random, pauseMs.more);
    const pick = <One>(all: One[]) => all[randomBelow(deps.random, all.length)] as One;
    players ??= await deps.openAccounts(demoNumbers);
    const race = pick(running);
    const behind: bigint[] = [];
    for (const [at, playerId] of players.entries()) {
      const own = await deps.scoring.own(race.id, playerId);
      if ((own?.turnoverKobo ?? 0n) < targetKobo(at, race, now)) behind.push(playerId);
    }
    if (behind.length === 0) return;
    const games = await listGames(deps.pool, race.id);
    await playRound(deps, { playerId: pick(behind), game: pick(games) });
  }

  return () =>
    inTransaction(deps.pool, async (client) => {
      if (!(await claimDemo(client))) return false;
      const now = await readNow(client);
      const live = await listLiveMadeBy(deps.pool, actor);
      const did = [await openLeftOver(live), await addMissing(live, now)];
      await playSome(live, now);
      return did.includes(true);
    });
}
