// Flights with real money, over BetSolutions' wire into the platform's books.
import { heightAt, timeOf } from '@harmattan/fair/zeppelin/growth';
import { majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { isGenuine } from '../../../stand-ins/arcade/src/zeppelin/receipts.ts';
import { boardFlight, fundsMinor, stakeMinor, watchFlights as watch } from '../../worlds/board-flight.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };
const board = (options?: { burstMin?: number }) => boardFlight(databases, options);

test('a target at the burst is paid and one above it is not, however the clock jumps', async () => {
  const { page, flight, takeOff, later, funds, arcade, secret } = await board();
  const [won, lost] = await Promise.all([page.ask(page.bet(0, flight.burst)), page.ask(page.bet(1, flight.burst + 1))]);
  expect([won.ok, lost.ok]).toEqual([true, true]);
  expect(await funds()).toBe(fundsMinor - 2n * stakeMinor);
  await takeOff();
  await page.until('start', flight.number);
  await later(timeOf(flight.burst) + 60_000);
  await page.until('burst', flight.number);
  const paid = (stakeMinor * BigInt(flight.burst)) / 100n;
  await expect.poll(funds).toBe(fundsMinor - 2n * stakeMinor + paid);
  await expect.poll(() => page.told.find(({ own, state }) => own === 0 && state === 'settled')).toBeDefined();
  expect(minorFromMajor(page.told.find(({ own, state }) => own === 0 && state === 'settled').win)).toBe(paid);
  const wins = async () =>
    (await arcade.get(`/play/${secret}/state`)).json().rounds.map(({ win }: { win: string | null }) => win);
  await expect.poll(async () => (await wins()).sort()).toEqual(['0.00', majorFromMinor(paid)]);
});

test('getting out by hand pays what the server saw, with a receipt that anybody can check', async () => {
  const { page, flight, takeOff, later, funds, arcade } = await board({ burstMin: 300 });
  const taken = await page.ask(page.bet(0, null));
  expect(isGenuine(taken.receipt, arcade.zeppelin.publicKey())).toBe(true);
  expect(await page.ask({ do: 'out', bet: taken.bet })).toMatchObject({ ok: false, reason: 'not-flying' });
  await takeOff();
  await page.until('start', flight.number);
  await later(timeOf(110));
  const out = await page.ask({ do: 'out', bet: taken.bet });
  expect(out).toMatchObject({ ok: true, state: 'settled' });
  expect(out.height).toBeGreaterThanOrEqual(110);
  expect(out.height).toBeLessThan(flight.burst);
  expect(minorFromMajor(out.win)).toBe((stakeMinor * BigInt(out.height)) / 100n);
  expect(await funds()).toBe(fundsMinor - stakeMinor + (minorFromMajor(out.win) ?? 0n));
  const receipt = JSON.parse(out.receipt.text);
  expect(receipt).toMatchObject({ flight: flight.number, stake: '100.00', win: out.win, receipt: 'zeppelin-1' });
  expect(receipt.ledger.stake && receipt.ledger.win).toBeTruthy();
  expect(isGenuine(out.receipt, arcade.zeppelin.publicKey())).toBe(true);
  expect(
    isGenuine({ ...out.receipt, text: out.receipt.text.replace('100.00', '900.00') }, arcade.zeppelin.publicKey()),
  ).toBe(false);
  // Again, and nothing more.
  expect(await page.ask({ do: 'out', bet: taken.bet })).toMatchObject({ ok: false, reason: 'no-bet' });
  expect(heightAt(timeOf(110))).toBeLessThanOrEqual(out.height);
});

test('no player gets out at the burst or after it', async () => {
  const { page, flight, takeOff, later, funds } = await board();
  const { bet } = await page.ask(page.bet(0, null));
  await takeOff();
  await page.until('start', flight.number);
  await later(timeOf(flight.burst));
  const out = await page.ask({ do: 'out', bet });
  expect(out.ok).toBe(false);
  await page.until('burst', flight.number);
  expect(await funds()).toBe(fundsMinor - stakeMinor);
});

test('a bet after the start is refused, and nothing is taken', async () => {
  const { page, flight, takeOff, funds } = await board();
  await takeOff();
  await page.until('start', flight.number);
  expect(await page.ask(page.bet(0, null))).toMatchObject({ ok: false, reason: 'closed' });
  expect(await funds()).toBe(fundsMinor);
});

test.each([
  ['a stake of nothing', { stake: '0.00' }],
  ['a negative stake', { stake: '-100.00' }],
  ['too large a stake', { stake: '50001.00' }],
  ['part of a naira', { stake: '100.50' }],
  ['a target on the ground', { target: 100 }],
  ['a target in the sky', { target: 1_000_001 }],
  ['a third bet', { slot: 2 }],
  ['a multiplier of its own', { multiplier: 500 }],
  ['no key', { key: undefined }],
])('takes no bet with %s', async (_what, change) => {
  const { page, funds } = await board({ burstMin: 100 });
  page.socket.send(JSON.stringify({ id: 9, ...page.bet(0, null, change) }));
  await expect.poll(() => page.told.some(({ reason }) => reason === 'no-wish')).toBe(true);
  expect(await funds()).toBe(fundsMinor);
});

test('the same bet sent twice is one bet, and a bet larger than the balance is none', async () => {
  const { page, funds } = await board();
  const same = page.bet(0, 200);
  const [one, other] = await Promise.all([page.ask(same), page.ask(same)]);
  expect([one.bet, other.bet].filter(Boolean).length).toBeGreaterThan(0);
  expect(await funds()).toBe(fundsMinor - stakeMinor);
  expect(await page.ask(page.bet(1, null, { stake: '50000.00' }))).toMatchObject({ ok: false, reason: 'insufficient' });
  expect(await funds()).toBe(fundsMinor - stakeMinor);
});

test.each([
  ['from a foreign page', { origin: 'https://elsewhere.example' }, ''],
  ['of no seat', {}, 'x'.repeat(43)],
])('opens no socket %s', async (_what, { origin }: { origin?: string }, secret) => {
  const { url, secret: own } = await board({ burstMin: 100 });
  await expect(watch(url, origin ?? url, secret || own)).rejects.toThrow(/Unexpected server response: 40[34]/);
});

test('a message of a megabyte ends the socket, and nothing else', async () => {
  const { page, url, secret, funds } = await board({ burstMin: 100 });
  page.socket.send('x'.repeat(1_000_000));
  await expect.poll(() => page.socket.readyState).toBe(WebSocket.CLOSED);
  const again = await watch(url, url, secret);
  expect(again.socket.readyState).toBe(WebSocket.OPEN);
  expect(await funds()).toBe(fundsMinor);
});

test('a player who comes back is told what they have on board, and asking whether the line stands moves nothing', async () => {
  const { page, arcade, secret, funds } = await board();
  const taken = await page.ask(page.bet(1, 250));
  const snapshot = (await arcade.get(`/play/${secret}/flight`)).json();
  expect(snapshot.own).toEqual([{ bet: taken.bet, slot: 1, stake: '100.00', target: 250 }]);
  expect(await page.ask({ do: 'hello' })).toMatchObject({ ok: true });
  expect(await funds()).toBe(fundsMinor - stakeMinor);
});
