import type pg from 'pg';
import type { Race } from '../../modules/races/index.ts';
import type { TradingRunner } from '../../office/trading/run-as-two.ts';
import type { KeepWorld } from '../keep-worlds.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { DemoMembers } from '../staff/demo-members.ts';
import { findTraders } from '../staff/traders.ts';
import { demoGameIds, type FindGame } from './demo-games.ts';
import { createDemoPlay, type DemoPlayDeps } from './demo-play.ts';
import { type DemoTemplate, dailyTemplates, sprintTemplate } from './demo-texts.ts';

interface DemoRacesDeps extends DemoPlayDeps {
  pool: pg.Pool;
  findGame: FindGame;
  trading: TradingRunner;
  memberOf: DemoMembers;
}

/** Marks what this world made: it changes nothing else. */
const madeBy = 'sandbox';
const comment = 'the races of the sandbox';
const lock = 8_003_020_271;
const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
const dayMs = 24 * hourMs;
/** Long enough to be made and funded before it begins, on a busy machine too. */
const soonMs = 5 * secondMs;
const sprintsMs = [30 * secondMs, 45 * secondMs];

const major = (amounts: bigint[]) => amounts.map((amount) => amount * 100n);
const dailyPrizes = major([50_000n, 25_000n, 10_000n, 5_000n, 3_000n, 2_000n, 1_500n, 1_000n, 1_000n, 1_000n]);
const lowerPrizes = major([500n, 500n, 500n, 500n, 500n]);
const sprintPrizes = major([2_000n, 1_000n, 500n]);

/**
 * Keeps races going in the sandbox, by the acts of the trading desk and two of its members: one that runs, one to come, and old ones
 * that were paid; and has demo players play in those that run. It touches those alone that it made itself. Of several processes one does it.
 */
export function createDemoRaces(deps: DemoRacesDeps): KeepWorld {
  const { races, trading, memberOf } = deps;
  const playSome = createDemoPlay(deps);

  async function add(template: DemoTemplate, period: { startMs: number; endMs: number }, prizesMinor: bigint[]) {
    const startsAt = new Date(period.startMs);
    const day = startsAt.toISOString().slice(0, 10);
    const number = (await races.countMadeBy(madeBy)) + 1;
    const traders = await findTraders(memberOf);
    const made = await trading.makeRace(traders, {
      ...{ madeBy, comment },
      urlSuffix: `${template.slug}-${day}-${number}`,
      startsAt,
      endsAt: new Date(period.endMs),
      banner: template.banner,
      prizes: prizesMinor,
      gameIds: demoGameIds(deps.findGame),
      texts: template.texts,
    });
    if (made.outcome === 'created') await trading.openRace(traders, { id: made.id, comment });
  }

  async function addMissing(live: Race[], now: Date): Promise<boolean> {
    if (demoGameIds(deps.findGame).length === 0) return false;
    const made = await races.countMadeBy(madeBy);
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
  async function openLeftOver(live: Race[], now: Date): Promise<boolean> {
    const left = live.filter(({ state, work }) => state === 'draft' && work === null);
    for (const { id, startsAt } of left) {
      const traders = await findTraders(memberOf);
      if (startsAt > now) await trading.openRace(traders, { id, comment });
      else await trading.cancelRace(traders, { id, comment: 'it should have begun' });
    }
    return left.length > 0;
  }

  return () =>
    oneAtATime(deps.pool, lock, async (now) => {
      const live = await races.listLiveMadeBy(madeBy);
      const did = [await openLeftOver(live, now), await addMissing(live, now)];
      await playSome(live, now);
      return did.includes(true);
    });
}
