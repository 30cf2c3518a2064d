// A key that comes again is the bet that was taken, whatever is asked with it: what is paid is reckoned from the stake that was taken.
import { timeOf } from '@harmattan/fair/zeppelin/growth';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { boardFlight, fundsMinor, stakeMinor, watchFlights } from '../../worlds/board-flight.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };
const { pool } = databases.arcadeDb;
const paidAt = (height: number) => (stakeMinor * BigInt(height)) / 100n;

/** As the insert of any other bet does: the flight closes its betting when that is over. */
async function holdBetting(flight: number): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    'select from arcade.spin where id = (select spin_id from arcade.flight where number = $1) for share',
    [flight],
  );
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

test('a key that comes again with a larger stake and a target pays no more than the bet that was taken', async () => {
  const { page, flight, takeOff, later, funds } = await boardFlight(databases, { burstMin: 150 });
  const byHand = page.bet(0, null);
  const { bet } = await page.ask(byHand);
  const { bet: other } = await page.ask(page.bet(1, 103));
  await page.ask({ ...byHand, stake: '50000.00', target: 101 });
  const release = await holdBetting(flight.number);
  await takeOff();
  await page.until('start', flight.number);
  await later(timeOf(105));
  // Every target below that height was looked at in the same moment.
  await expect.poll(() => page.told.some((one) => one.bet === other && one.state === 'settled')).toBe(true);
  await release();
  expect(page.told.filter((one) => one.bet === bet && one.state === 'leaving')).toEqual([]);
  await later(timeOf(flight.burst));
  await page.until('burst', flight.number);
  const stored = async () =>
    (await pool.query('select state, stake_kobo, win_kobo from arcade.round order by id')).rows.slice(-2);
  await expect.poll(stored).toEqual([
    { state: 'settled', stake_kobo: stakeMinor, win_kobo: 0n },
    { state: 'settled', stake_kobo: stakeMinor, win_kobo: paidAt(103) },
  ]);
  expect(await funds()).toBe(fundsMinor - 2n * stakeMinor + paidAt(103));
});

test('a key that comes again with another stake, slot and target is answered with the bet that was taken, on every page', async () => {
  const { page, prepared, arcade, secret, flight, takeOff, later, funds } = await boardFlight(databases, {
    burstMin: 150,
    async prepare({ openAgain, url }) {
      const again = await openAgain();
      await again.page();
      return watchFlights(url, url, again.secret);
    },
  });
  const first = page.bet(0, 110);
  const { bet } = await page.ask(first);
  const own = { bet, slot: 0, stake: '100.00', target: 110 };
  const told = await page.ask({ ...first, slot: 1, stake: '50000.00', target: null });
  expect(told).toMatchObject({ ok: true, state: 'riding', ...own });
  expect(JSON.parse(told.receipt.text)).toMatchObject({ bet, stake: '100.00', target: '1.10' });
  const riding = () => prepared.told.filter(({ state }) => state === 'riding');
  await expect.poll(() => riding().length).toBe(2);
  for (const one of riding()) expect(one).toMatchObject({ own: 0, ...own });
  expect((await arcade.get(`/play/${secret}/flight`)).json().own).toEqual([own]);
  await takeOff();
  await page.until('start', flight.number);
  await later(timeOf(112));
  await expect.poll(() => page.told.find(({ state }) => state === 'settled')).toMatchObject({ own: 0, win: '110.00' });
  expect(await funds()).toBe(fundsMinor - stakeMinor + paidAt(110));
});

test('a key of an earlier flight is no bet on this one, and takes and pays nothing', async () => {
  const { page, flight, nextFlight, takeOff, later, funds, arcade, secret } = await boardFlight(databases);
  const old = page.bet(0, null);
  const { bet } = await page.ask(old);
  await takeOff();
  await page.until('start', flight.number);
  await later(timeOf(flight.burst) + 3_000);
  await page.until('burst', flight.number);
  const isOver = async () =>
    (await pool.query('select state from arcade.round where id = $1', [bet])).rows[0].state === 'settled';
  await expect.poll(isOver).toBe(true);
  await later(3_000);
  const next = await nextFlight();
  // As a flight that is still being settled leaves it.
  await pool.query(`update arcade.round set state = 'riding', outcome = null, win_kobo = null where id = $1`, [bet]);
  expect(await page.ask({ ...old, stake: '50000.00', target: 101 })).toMatchObject({ ok: false, reason: 'closed' });
  expect((await arcade.get(`/play/${secret}/flight`)).json().own).toEqual([]);
  const { bet: own } = await page.ask(page.bet(1, 102));
  await takeOff();
  await page.until('start', next.number);
  await later(timeOf(105));
  await expect.poll(() => page.told.some((one) => one.bet === own && one.state === 'settled')).toBe(true);
  expect((await pool.query('select state, win_kobo from arcade.round where id = $1', [bet])).rows).toEqual([
    { state: 'riding', win_kobo: null },
  ]);
  expect(await funds()).toBe(fundsMinor - 2n * stakeMinor + paidAt(102));
});
