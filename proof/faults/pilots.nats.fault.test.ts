import { writeFileSync } from 'node:fs';
import { useNatsServer } from '@harmattan/process/testing/nats-server';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../stand-ins/arcade/src/testing/test-arcade.ts';
import type { Edit } from '../simulate/planted/bugs.ts';
import { withoutFence } from './without-fence.ts';
import { fundsMinor, openZeppelinWorld, stakeMinor } from './zeppelin-world.ts';

const nats = useNatsServer();
const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
/** They last more than two minutes: a busy machine may take one of them to act. */
const highFlights = { chains: 30, lowest: 300_000, highest: 999_999 };
/** Each term numbers its messages from a multiple of this. */
const numbersOfTerm = 1_000_000;
const samples = 15;

type World = Awaited<ReturnType<typeof openZeppelinWorld>>;
type Page = Awaited<ReturnType<World['watch']>>;

let world: World | undefined;
let lostFlights = 0;
const takeovers: number[] = [];
afterEach(async () => expect(await findings(platformDb.database.pool)).toEqual([]));
afterAll(async () => {
  await world?.close();
  const slowest = Math.max(0, ...takeovers);
  const figures = JSON.stringify({ pilot_takeover_s: Number(slowest.toFixed(2)), flights_lost: lostFlights });
  console.log(figures);
  // For `npm run cluster:faults`, which runs this file on the database of a cluster.
  if (process.env.FIGURES_FILE) writeFileSync(process.env.FIGURES_FILE, figures);
});

/** Two arcades on one database and one bus. The one that runs flies; the other has just started. */
async function openPair(edits?: readonly Edit[]) {
  world ??= await openZeppelinWorld(platformDb, arcadeDb, highFlights, { BUS_URL: nats.url() });
  const here = world;
  await here.running.arcade.kill();
  await here.pool.query(`update plumbing.lease set expires_at = '-infinity'`);
  const pilot = await here.startAnother(edits);
  here.running.arcade = pilot;
  const other = await here.startAnother();
  onTestFinished(async () => {
    here.running.arcade = other;
    await pilot.kill();
  });
  return { ...here, pilot, other };
}

class TooLate extends Error {}

/** Two players with a page at each process, on a flight that takes bets. */
async function openBoth(here: Awaited<ReturnType<typeof openPair>>) {
  const pages: Page[] = [];
  const { players, flight } = await here.board(async (paths) => {
    for (const path of paths) pages.push(await here.watch(path, here.other.url));
  });
  const [one, two] = players;
  const there = { one: pages[0] as Page, two: pages[1] as Page };
  return { ...here, readFlight: here.flight, one, two, there, flight };
}

type Both = Awaited<ReturnType<typeof openBoth>>;

/** With these bets on board. A machine that is too busy for the time of betting tries again, with other players. */
async function boardBoth<Bets>(placeBets: (scene: Both) => Promise<Bets>, edits?: readonly Edit[]) {
  const here = await openPair(edits);
  for (;;) {
    const scene = await openBoth(here);
    try {
      return { ...scene, bets: await placeBets(scene) };
    } catch (error) {
      if (!(error instanceof TooLate)) throw error;
    }
  }
}

async function place(page: Page, slot: number, target: number | null): Promise<string> {
  const told = await page.answered(page.bet(slot, target));
  if (told.reason === 'closed' || told.reason === 'staking') throw new TooLate();
  expect(told).toMatchObject({ ok: true });
  return String(told.bet);
}

async function leave(page: Page, bet: string): Promise<bigint> {
  const told = await page.answered(page.out(bet));
  expect(told).toMatchObject({ ok: true, bet });
  return (stakeMinor * BigInt(told.height)) / 100n;
}

const termOf = (page: Page) => Math.floor((page.seqs.at(-1) ?? 0) / numbersOfTerm);

/** More than the pilot can have published before it died and pages get afterwards. */
const framesLateMax = 5;

/**
 * Ends the pilot, and answers when pages at the other process have news of the next one. On a very busy machine the other process may
 * have taken the lease before: then its news goes on.
 */
async function killPilot({ pilot, there, running, other }: Both, kill = () => pilot.kill()): Promise<void> {
  await expect.poll(() => termOf(there.two), { interval: 5 }).toBeGreaterThan(0);
  const term = termOf(there.two);
  await kill();
  const killedAt = performance.now();
  const framesBefore = there.two.seqs.length;
  running.arcade = other;
  const isReplaced = () => termOf(there.two) > term;
  const goesOn = () => isReplaced() || there.two.seqs.length > framesBefore + framesLateMax;
  await expect.poll(goesOn, { interval: 5 }).toBe(true);
  if (isReplaced()) takeovers.push((performance.now() - killedAt) / 1_000);
}

async function readSnapshot(url: string, path: string) {
  return (await (await fetch(`${url}${path}/flight`)).json()) as { flight?: { number: number; phase: string } };
}

/** The flight of before, and no other, flies at the other process. */
async function expectFliesOn({ other, two, flight }: Both, phase: RegExp): Promise<void> {
  const snapshot = await readSnapshot(other.url, two.path);
  if (snapshot.flight?.number !== flight.number || !phase.test(snapshot.flight.phase)) lostFlights += 1;
  expect(snapshot.flight).toMatchObject({ number: flight.number, phase: expect.stringMatching(phase) });
}

/** A flight that was taken over bursts where it would have burst. */
async function flyToBurst({ there, flyTo, readFlight, flight: { number, burst } }: Both): Promise<void> {
  await flyTo(await readFlight(number), burst);
  await there.two.hears('burst', number);
  await expect.poll(async () => (await readFlight(number)).state).toBe('burst');
  expect((await readFlight(number)).burst).toBe(burst);
}

test('players at two processes see one flight, and a cash-out at either is paid once', async () => {
  const scene = await boardBoth(async ({ one, there }) => ({
    byHand: await place(there.two, 0, null),
    contested: await place(one, 0, null),
    target: await place(there.two, 1, 150),
  }));
  const { one, two, there, flight, takeOff, untilAtRest } = scene;
  const { byHand, contested } = scene.bets;
  await takeOff(flight);
  for (const page of [one, two, there.one, there.two]) await page.hears('start', flight.number);
  const paidMinor = await leave(there.two, byHand);
  // The page of the same player at the pilot's process.
  await expect.poll(() => two.told.some(({ bet, state }) => bet === byHand && state === 'settled')).toBe(true);
  const both = [one.out(contested), there.one.out(contested)] as const;
  const answers = [await one.answered(both[0]), await there.one.answered(both[1])];
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  // And the same once more.
  expect(await there.one.answered(there.one.out(contested))).toMatchObject({ ok: false });
  await expect.poll(() => there.two.kinds).toContain('outs');
  await measureOuts(scene);
  await flyToBurst(scene);
  for (const page of [one, two, there.one]) await page.hears('burst', flight.number);
  expect(await untilAtRest(3)).toHaveLength(3);
  expect(await two.funds()).toBe(fundsMinor - 2n * stakeMinor + paidMinor + (stakeMinor * 150n) / 100n);
  const wonMinor = (stakeMinor * BigInt(answers.find(({ ok }) => ok).height)) / 100n;
  expect(await one.funds()).toBe(fundsMinor - stakeMinor + wonMinor);
});

/** How much longer a cash-out takes through the other process: one that names no bet reads the books as well. */
async function measureOuts({ one, there }: Both): Promise<void> {
  const median = async (page: Page) => {
    const took: number[] = [];
    for (let at = 0; at < samples; at += 1) {
      const begun = performance.now();
      const answered = new Promise((resolve) => page.socket.once('message', resolve));
      const asked = page.out('999999999');
      await answered;
      await page.answered(asked);
      took.push(performance.now() - begun);
    }
    return took.sort((less, more) => less - more)[Math.floor(samples / 2)] ?? 0;
  };
  const [atPilotMs, elsewhereMs] = [await median(one), await median(there.one)];
  console.log(JSON.stringify({ cash_out_ms: atPilotMs.toFixed(1), cash_out_elsewhere_ms: elsewhereMs.toFixed(1) }));
}

test('the pilot dies while bets are taken: the flight starts with all its bets, under another pilot', async () => {
  const scene = await boardBoth(async ({ one, there }) => [await place(one, 0, null), await place(there.two, 0, null)]);
  const { one, two, there, flight, later, leftMs, readFlight, untilAtRest } = scene;
  const bet = scene.bets[1] as string;
  await killPilot(scene);
  await expectFliesOn(scene, /open|flying/);
  await later(leftMs((await readFlight(flight.number)).starts_at));
  await there.two.hears('start', flight.number);
  const paidMinor = await leave(there.two, bet);
  await flyToBurst(scene);
  await untilAtRest(2);
  expect(await two.funds()).toBe(fundsMinor - stakeMinor + paidMinor);
  expect(await one.funds()).toBe(fundsMinor - stakeMinor);
});

test('the pilot dies in flight: the flight flies on, and what was acknowledged before is paid', async () => {
  const scene = await boardBoth(async ({ one, there, flight }) => {
    await place(one, 0, flight.burst);
    await place(one, 1, flight.burst + 1);
    return { before: await place(there.two, 0, null), after: await place(there.two, 1, null) };
  });
  const { one, two, there, flight, takeOff, untilAtRest } = scene;
  const { before, after } = scene.bets;
  await takeOff(flight);
  await there.two.hears('start', flight.number);
  const beforeMinor = await leave(there.two, before);
  await killPilot(scene);
  await expectFliesOn(scene, /flying/);
  const afterMinor = await leave(there.two, after);
  await flyToBurst(scene);
  await untilAtRest(4);
  expect(await two.funds()).toBe(fundsMinor - 2n * stakeMinor + beforeMinor + afterMinor);
  expect(await one.funds()).toBe(fundsMinor - 2n * stakeMinor + (stakeMinor * BigInt(flight.burst)) / 100n);
});

test('the pilot dies at the burst: a flight that burst without a pilot is called off, and a target is paid by the true burst', async () => {
  const scene = await boardBoth(async ({ one, there, flight }) => {
    await place(one, 0, flight.burst);
    await place(there.two, 0, null);
  });
  const { pool, one, two, there, flight, flyTo, readFlight, later, untilAtRest } = scene;
  // From here on, a transaction that decides a bet waits for this lock: the burst is published and cannot be stored.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from arcade.round for update');
  await flyTo(flight, flight.burst);
  await there.two.hears('burst', flight.number);
  await scene.pilot.kill();
  await holder.query('rollback');
  holder.release();
  await killPilot(scene, async () => {});
  await expect.poll(async () => (await readFlight(flight.number)).state).toBe('called-off');
  await later(0);
  expect((await untilAtRest(2)).map(({ state }) => state)).toEqual(['settled', 'cancelled']);
  expect(await one.funds()).toBe(fundsMinor - stakeMinor + (stakeMinor * BigInt(flight.burst)) / 100n);
  expect(await two.funds()).toBe(fundsMinor);
});

test('the pilot dies in payment: another process pays at once what was stored', async () => {
  const scene = await boardBoth(({ there }) => place(there.one, 0, null));
  const { one, there, flight, killAt, proxy, takeOff, untilAtRest, bets: bet } = scene;
  await takeOff(flight);
  await there.one.hears('start', flight.number);
  const killed = killAt('arcade', { call: 'Win', moment: 'before' });
  onTestFinished(() => proxy.watch(undefined));
  const asked = there.one.out(bet);
  await killPilot(scene, async () => {
    await killed;
    proxy.watch(undefined);
  });
  // The process that was asked answers from the books.
  expect(await there.one.answered(asked)).toMatchObject({ ok: true, bet });
  const [row] = await untilAtRest(1);
  await expectFliesOn(scene, /flying/);
  expect(row?.state).toBe('settled');
  expect(await one.funds()).toBe(fundsMinor - stakeMinor + (row?.win_kobo ?? 0n));
});

/** Pauses the pilot until another has taken over, and wakes it after the moment of the burst by its own clock. */
async function wakeTooLate(edits?: readonly Edit[]) {
  const scene = await boardBoth(({ there: pages }) => place(pages.two, 0, null), edits);
  const { pilot, there, two, flight, takeOff, later, leftMs, pool, bets: bet } = scene;
  await takeOff(flight);
  await there.two.hears('start', flight.number);
  onTestFinished(() => void pilot.child.kill('SIGCONT'));
  await killPilot(scene, async () => void pilot.child.kill('SIGSTOP'));
  pilot.child.kill('SIGCONT');
  await later(leftMs(flight.bursts_at) + 1_000, pilot.url);
  const readRound = async () => (await pool.query(`select state, win_kobo from arcade.round`)).rows[0];
  /** What the process that was woken says of the flight. */
  const seen = async () => (await readSnapshot(pilot.url, two.path)).flight?.phase;
  return { ...scene, bet, readRound, seen };
}

test('a pilot that was paused and woken writes nothing: the flight is the next one’s', async () => {
  const { seen, readRound, readFlight, there, two, flight, bet, untilAtRest, later } = await wakeTooLate();
  // It asks the pilot now, like every other process.
  await expect.poll(seen).toBe('flying');
  expect(await readRound()).toEqual({ state: 'riding', win_kobo: null });
  expect((await readFlight(flight.number)).state).toBe('flying');
  expect(there.two.kinds).not.toContain(`burst ${flight.number}`);
  const paidMinor = await leave(there.two, bet);
  await untilAtRest(1);
  expect(await two.funds()).toBe(fundsMinor - stakeMinor + paidMinor);
  await later(0);
});

test('a paused pilot, control: without the fence it bursts a flight that another pilot flies', async () => {
  const { readRound } = await wakeTooLate(withoutFence);
  await expect.poll(async () => (await readRound()).win_kobo).toBe(0n);
});
