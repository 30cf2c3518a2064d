import { afterAll, afterEach, expect, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../stand-ins/arcade/src/testing/test-arcade.ts';
import type { Edit } from '../simulate/planted/bugs.ts';
import { fundsMinor, openZeppelinWorld, stakeMinor } from './zeppelin-world.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
/** The process alone decides whether bets are still taken. */
const withoutLook: Edit[] = [
  {
    file: 'stand-ins/arcade/src/rounds/rounds-store.ts',
    from: "and state = 'open' and closes_at > app_now() for share",
    to: "and state = 'open' for share",
  },
];
const hourMs = 3_600_000;

let world: Awaited<ReturnType<typeof openZeppelinWorld>> | undefined;
afterAll(() => world?.close());
afterEach(async () => expect(await findings(platformDb.database.pool)).toEqual([]));

async function openWith(edits?: readonly Edit[]) {
  world ??= await openZeppelinWorld(platformDb, arcadeDb);
  if (edits) {
    await world.running.arcade.kill();
    world.running.arcade = await world.startAnother(edits);
  }
  return world;
}

/** Moves the clock of the database alone, away from that of the process and back. */
async function apartBy<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const move = (by: number) => arcadeDb.pool.query('update plumbing.test_clock set offset_ms = offset_ms + $1', [by]);
  await move(ms);
  try {
    return await work();
  } finally {
    await move(-ms);
  }
}

/** Bets while the process takes bets and the database's clock is an hour ahead. On a slow machine it takes more than one flight. */
async function betTooLateForDatabase({ board, leftMs }: Awaited<ReturnType<typeof openWith>>) {
  for (;;) {
    const { players, flight } = await board();
    const [player] = players;
    const answer = await apartBy(hourMs, () => player.answered(player.bet(0, null)));
    if (leftMs(flight.starts_at) > 1_000) return { player, flight, answer };
  }
}

test('fault 9: whichever clock jumps, of the process or of the database, no bet is taken late and targets are paid by the burst', async () => {
  const here = await openWith();
  const { player, flight, answer } = await betTooLateForDatabase(here);
  expect(answer).toMatchObject({ ok: false, reason: 'closed' });
  expect(await player.funds()).toBe(fundsMinor);
  const taken = await player.answered(player.bet(1, flight.burst));
  await here.takeOff(flight);
  await player.hears('start', flight.number);
  const late = await apartBy(-hourMs, () => player.answered(player.bet(0, null)));
  expect(late).toMatchObject({ ok: false, reason: 'closed' });
  // Far past the burst in one step.
  await here.later(hourMs);
  await player.hears('burst', flight.number);
  const isTaken = taken.ok === true;
  await here.untilAtRest(isTaken ? 1 : 0);
  const paidMinor = (stakeMinor * BigInt(flight.burst)) / 100n;
  expect(await player.funds()).toBe(isTaken ? fundsMinor - stakeMinor + paidMinor : fundsMinor);
});

test("fault 9, control: with a look at the process's clock alone, a bet is taken after the close", async () => {
  const here = await openWith(withoutLook);
  const { player, answer } = await betTooLateForDatabase(here);
  expect(answer).toMatchObject({ ok: true });
  expect(await player.funds()).toBe(fundsMinor - stakeMinor);
});
