import { join } from 'node:path';
import { askProcess } from '../processes.ts';
import { type Books, moveClock, withBooks } from './books.ts';
import { comparePayments } from './compare-payments.ts';
import type { Urls } from './databases.ts';
import { listMatches } from './list-matches.ts';
import { likelyPicks, placeAccumulators } from './place-accumulators.ts';
import type { Rushed, RushOrder } from './rush-callers.ts';
import { seatBettors } from './seats.ts';
import { withHouse } from './with-house.ts';

const longLegs = 20;
const shortLegs = 3;
const betsEach = 20;
/** Until kick-off, by the clock of the book: all bets are taken before. */
const minutesToPlace = 60;
/** When the rush begins. */
const minuteOfRush = 30;
const matchMinutes = 115;
/** A minute of a match takes three seconds. */
const matchSpeed = 20;
/** What a sale in play waits, as much faster. */
const liveDelayMs = 5_000 / matchSpeed;
const dayMinutes = 24 * 60;
/** The rate of calls with a goal in every match, in calm rates. */
const rushFactor = 10;

export interface Round {
  calm: Rushed;
  rush: Rushed;
  /** Between the last final whistle and the last bet that is settled and answered for. */
  settleS: number;
  paidTwice: number;
}

export interface RoundSize {
  bets: number;
  /** Legs are taken of so many matches. */
  matches: number;
  rushPlayers: number;
  calmPerSecond: number;
  rushSeconds: number;
}

/** A round in which every match kicks off at once: bets of twenty legs, a goal in every match at the same time, and the end of all of them. */
export async function measureRound(urls: Urls, size: RoundSize): Promise<Round> {
  const pair = { platform: urls.roundPlatform, sportsbook: urls.round };
  const secrets = await seatBettors(pair, Math.ceil(size.bets / betsEach) + size.rushPlayers);
  const kickOff = Math.ceil(Date.now() / 60_000) + minutesToPlace;
  const env = {
    BUSY_MINUTE: String(kickOff % dayMinutes),
    MATCH_SPEED: String(matchSpeed),
    LIVE_BET_DELAY_MS: String(liveDelayMs),
  };
  return withHouse(pair, { server: 'busy-server.ts', env }, (address) =>
    withBooks(pair.sportsbook, async (books) => {
      const scene = { address, books, kickOffAt: kickOff * 60_000 };
      const ids = await matchesAt(address, scene.kickOffAt);
      const picks = await likelyPicks(address, ids.slice(0, size.matches));
      const place = (some: readonly string[], legs: number) =>
        placeAccumulators(address, { secrets: some, picks, legs, betsEach });
      // Suppliers differ in what they cost: both groups have players of all of them.
      const rushing = secrets.filter((_, at) => at % Math.ceil(secrets.length / size.rushPlayers) === 0);
      const long = await place(
        secrets.filter((secret) => !rushing.includes(secret)),
        longLegs,
      );
      const short = await place(rushing, shortLegs);
      console.log(
        `${long} bets of ${longLegs} legs and ${short} of ${shortLegs} taken on ${picks.length} of ${ids.length} matches`,
      );
      const rushed = await rushOn(scene, { secrets: rushing, size, matches: ids.length });
      const settled = await endAll(scene);
      const { paidTwice, ...payments } = await comparePayments(books.client, urls.roundPlatform.ownerUrl);
      console.log(
        `${payments.settled} bets settled, ${payments.won} of them paid, ${settled.toFixed(1)} s after the end`,
      );
      if (payments.settled !== long + short)
        throw new Error(`${long + short} bets were taken, and ${payments.settled} are settled`);
      return { ...rushed, settleS: settled, paidTwice };
    }),
  );
}

interface Scene {
  address: string;
  books: Books;
  kickOffAt: number;
}

async function matchesAt(address: string, kickOffAt: number): Promise<string[]> {
  const day = new Date(kickOffAt).toISOString().slice(0, 10);
  const found = await listMatches(address, `day=${day}`);
  const next = found.filter(({ startsAt, state }) => state === 'scheduled' && Date.parse(startsAt) === kickOffAt);
  return next.map(({ id }) => id);
}

async function rushOn(
  { address, books, kickOffAt }: Scene,
  { secrets, size, matches }: { secrets: string[]; size: RoundSize; matches: number },
): Promise<{ calm: Rushed; rush: Rushed }> {
  await moveClock(address, kickOffAt + (minuteOfRush * 60_000) / matchSpeed - Date.now());
  await books.until(
    `select count(*) filter (where state in ('running', 'break')) >= $1 as ok from sportsbook.match`,
    matches,
  );
  const callers = join(import.meta.dirname, 'rush-callers.ts');
  const ask = (perSecond: number) => {
    const order: RushOrder = { address, secrets, perSecond, seconds: size.rushSeconds };
    return askProcess<Rushed>(callers, order);
  };
  const calm = await ask(size.calmPerSecond);
  say('calm', calm);
  const before = await goalsOf(address);
  const rushing = ask(size.calmPerSecond * rushFactor);
  const response = await fetch(`${address}/bench/goals`, { method: 'POST' });
  if (!response.ok) throw new Error(`no goals: ${response.status}`);
  const rush = await rushing;
  say('rush', rush);
  const goals = (await goalsOf(address)) - before;
  console.log(`${goals} goals in ${matches} matches meanwhile`);
  if (goals < matches) throw new Error('not every match had its goal');
  return { calm, rush };
}

async function goalsOf(address: string): Promise<number> {
  const live = await listMatches(address, 'live=1');
  return live.reduce((goals, { score: [home, away] }) => goals + home + away, 0);
}

function say(name: string, { asked, failed, sold, refused, listP99Ms, saleP99Ms }: Rushed): void {
  console.log(
    `${name}: ${asked} calls, ${failed} without an answer, ${sold} sold, ${refused} refused; p99 of My bets ${listP99Ms.toFixed(0)} ms, of cash-out ${saleP99Ms.toFixed(0)} ms`,
  );
}

/** Answers how many seconds after the last final whistle everything is settled. */
async function endAll({ address, books, kickOffAt }: Scene): Promise<number> {
  await moveClock(address, kickOffAt + (matchMinutes * 60_000) / matchSpeed - Date.now());
  await books.until(`select not exists (select from sportsbook.match where state in ('running', 'break')) as ok`);
  const whistleAt = performance.now();
  await books.untilSettled();
  return (performance.now() - whistleAt) / 1_000;
}
