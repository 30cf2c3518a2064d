import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../stand-ins/arcade/src/testing/test-arcade.ts';
import type { Edit } from '../simulate/planted/bugs.ts';
import { rounds } from './rounds.ts';
import { withoutFence } from './without-fence.ts';
import { fundsMinor, openZeppelinWorld, type RoundRow, stakeMinor } from './zeppelin-world.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
/** They last more than two minutes: a busy machine may take one of them to start the second arcade. */
const highFlights = { chains: 20, lowest: 300_000, highest: 999_999 };

let world: Awaited<ReturnType<typeof openZeppelinWorld>> | undefined;
afterAll(() => world?.close());
afterEach(async () => expect(await findings(platformDb.database.pool)).toEqual([]));

const giveLeaseUp = () => arcadeDb.pool.query(`update plumbing.lease set expires_at = '-infinity'`);

/** The wallet and the way to it stay; each test has arcades of its own. */
async function openWith(edits: readonly Edit[] | undefined) {
  world ??= await openZeppelinWorld(platformDb, arcadeDb, highFlights);
  await world.running.arcade.kill();
  await giveLeaseUp();
  world.running.arcade = await world.startAnother(edits);
  return world;
}

/** A flight of the first arcade in the air with three bets, and a second arcade that has just started. */
async function flyBesideAnother(edits?: readonly Edit[]) {
  const here = await openWith(edits);
  const { running, board, takeOff, pool } = here;
  const first = running.arcade;
  const { players, flight } = await board();
  const [one, other] = players;
  for (const id of [one.bet(0, flight.burst), one.bet(1, flight.burst + 1)])
    expect(await one.answered(id)).toMatchObject({ ok: true });
  const { bet } = await other.answered(other.bet(0, null));
  await takeOff(flight);
  await one.hears('start', flight.number);
  await expect.poll(() => stateOf(flight.number)).toBe('flying');
  const second = await here.startAnother();
  onTestFinished(() => second.kill());

  async function stateOf(number: number): Promise<string> {
    return (await here.flight(number)).state;
  }
  const readRounds = async () =>
    (await pool.query<RoundRow>(`select seat_id, slot, state, win_kobo, outcome from arcade.round order by id`)).rows;
  return {
    ...here,
    first,
    second,
    flight,
    one,
    other,
    byHand: String(bet),
    readRounds,
    state: () => stateOf(flight.number),
    funds: async () => [await one.funds(), await other.funds()],
  };
}

type Scene = Awaited<ReturnType<typeof flyBesideAnother>>;

/** The second flies it to its end: a target at the burst is paid, and the others have lost. */
async function expectFlown({ flight, second, state, leftMs, later, untilAtRest, funds }: Scene): Promise<void> {
  const paidMinor = (stakeMinor * BigInt(flight.burst)) / 100n;
  await later(leftMs(flight.bursts_at) + 1_000, second.url);
  const rows = await untilAtRest(3);
  expect(rows.map(({ state: its, win_kobo }) => [its, win_kobo])).toEqual([
    ['settled', paidMinor],
    ['settled', 0n],
    ['settled', 0n],
  ]);
  await expect.poll(state).toBe('burst');
  expect(await funds()).toEqual([fundsMinor - 2n * stakeMinor + paidMinor, fundsMinor - stakeMinor]);
}

/** Until the second has the lease. */
async function untilTakenOver({ second, one }: Scene): Promise<void> {
  await expect.poll(async () => (await fetch(`${second.url}${one.path}/flight`)).status).toBe(200);
}

/** Pauses the first arcade until the second has taken over, wakes it, and collects what it does then. */
async function pauseBeyondLease(scene: Scene) {
  const { first, flight, one, other, byHand, later, leftMs, readRounds } = scene;
  first.child.kill('SIGSTOP');
  onTestFinished(() => void first.child.kill('SIGCONT'));
  await untilTakenOver(scene);
  await expectFlown(scene);
  const before = { rounds: await readRounds(), funds: await scene.funds() };
  const toldBefore = [one, other].map(({ kinds, told }) => ({ kinds: kinds.length, told: told.length }));
  const asked = other.out(byHand);
  first.child.kill('SIGCONT');
  await later(leftMs(flight.bursts_at) + 1_000, first.url);
  const isOver = () =>
    [one, other].every(
      ({ socket, kinds }) => socket.readyState === socket.CLOSED || kinds.includes(`burst ${flight.number}`),
    );
  await expect.poll(isOver).toBe(true);
  const published = [one, other].flatMap(({ kinds, told }, at) => [
    ...kinds.slice(toldBefore[at]?.kinds).filter((kind) => kind !== 'beat'),
    ...told.slice(toldBefore[at]?.told).filter(({ re, ok }) => (re === asked ? ok : re === undefined)),
  ]);
  return { before, published };
}

test('fault 7: a second arcade starts beside a flight, and the first is paused beyond its lease: the second flies its flight on, and the first does nothing when it wakes', async () => {
  const scene = await flyBesideAnother();
  expect(await scene.state()).toBe('flying');
  expect((await scene.readRounds()).map(({ state }) => state)).toEqual(['riding', 'riding', 'riding']);
  expect((await fetch(`${scene.second.url}${scene.one.path}/flight`)).status).toBe(503);
  const { before, published } = await pauseBeyondLease(scene);
  expect(published).toEqual([]);
  expect({ rounds: await scene.readRounds(), funds: await scene.funds() }).toEqual(before);
});

test('fault 7: a cash-out of an arcade that was replaced without its knowledge is refused by the database', async () => {
  const scene = await flyBesideAnother();
  expect(await replaceAndLeave(scene)).toMatchObject({ ok: false });
  expect((await scene.readRounds()).map(({ state }) => state)).toEqual(['riding', 'riding', 'riding']);
  await giveLeaseUp();
  await untilTakenOver(scene);
  await expectFlown(scene);
});

/** As if the first had been held up between its own look at the lease and its statement. A socket that it closes has no answer. */
async function replaceAndLeave({ pool, other, byHand }: Scene): Promise<{ ok: boolean }> {
  await pool.query(`update plumbing.lease set epoch = epoch + 1, expires_at = clock_timestamp() + interval '1 hour'`);
  const asked = other.out(byHand);
  const answer = () => other.told.find(({ re }) => re === asked);
  await expect.poll(() => answer() !== undefined || other.socket.readyState === other.socket.CLOSED).toBe(true);
  return answer() ?? { ok: false };
}

test('fault 7, control: without the fence the paused arcade flies on, and a flight that is over bursts again', async () => {
  const scene = await flyBesideAnother(withoutFence);
  const { published } = await pauseBeyondLease(scene);
  expect(published).toContain(`burst ${scene.flight.number}`);
});

if (rounds > 1)
  test('fault 7, control: without the fence a cash-out of an arcade that was replaced is paid', async () => {
    const scene = await flyBesideAnother(withoutFence);
    expect(await replaceAndLeave(scene)).toMatchObject({ ok: true });
    await giveLeaseUp();
  });
