// A bet belongs to its player: every seat of theirs shows it and may end it, once, and no seat of another player does.
import { timeOf } from '@harmattan/fair/zeppelin/growth';
import { majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { boardFlight, fundsMinor, stakeMinor, watchFlights } from '../../worlds/board-flight.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };

/** A flight that is open, a player who watches it from two seats, and another player. */
async function board({ burstMin = 150 } = {}) {
  const boarded = await boardFlight(databases, {
    burstMin,
    async prepare({ openAgain, openForAnother, url }) {
      const [again, another] = [await openAgain(), await openForAnother()];
      // As the browser does: the page is fetched before its socket is opened.
      await Promise.all([again.page(), another.page()]);
      return {
        again: { ...again, ...(await watchFlights(url, url, again.secret)) },
        another: { ...another, ...(await watchFlights(url, url, another.secret)) },
      };
    },
  });
  const { arcade, prepared, secret } = boarded;
  const ownOf = async (of: string) => (await arcade.get(`/play/${of}/flight`)).json().own;
  const betsOf = async (of: string) => (await arcade.get(`/play/${of}/bets`)).json().bets;
  const { takeOff, page, later, flight } = boarded;
  /** Flies at that height, at least. */
  const flyTo = async (height: number) => {
    await takeOff();
    await page.until('start', flight.number);
    await later(timeOf(height));
  };
  return { ...boarded, ...prepared, ownOf, betsOf, flyTo, first: { ...page, secret } };
}

const winOf = ({ win }: { win: string }) => minorFromMajor(win) ?? 0n;

test('a page that is opened anew finds the bet on board, gets out by hand, and the old page is told', async () => {
  const { first, again, ownOf, flyTo, funds, flight } = await board();
  const { bet } = await first.ask(first.bet(1, null));
  expect(await ownOf(again.secret)).toEqual([{ bet, slot: 1, stake: '100.00', target: null }]);
  await expect
    .poll(() => again.told.find(({ own }) => own === 1))
    .toMatchObject({ bet, state: 'riding', stake: '100.00', target: null, flight: flight.number, balance: '9900.00' });
  await flyTo(110);
  const out = await again.ask({ do: 'out', bet });
  expect(out).toMatchObject({ ok: true, state: 'settled', bet, flight: flight.number });
  expect(await funds()).toBe(fundsMinor - stakeMinor + winOf(out));
  await expect
    .poll(() => first.told.filter(({ own }) => own === 1).map(({ state }) => state))
    .toEqual(['leaving', 'settled']);
  expect(first.told.find(({ state }) => state === 'settled')).toMatchObject({
    bet,
    win: out.win,
    height: out.height,
    balance: majorFromMinor(await funds()),
  });
  expect(await ownOf(again.secret)).toEqual([]);
});

test('a target is reached for every page of the player, and paid once', async () => {
  const { first, again, ownOf, takeOff, later, funds, flight } = await board();
  const { bet } = await first.ask(first.bet(0, flight.burst));
  expect(await ownOf(again.secret)).toMatchObject([{ bet, target: flight.burst }]);
  await takeOff();
  await first.until('start', flight.number);
  await later(timeOf(flight.burst));
  for (const page of [first, again]) {
    await expect.poll(() => page.told.find(({ state }) => state === 'settled')).toMatchObject({ bet });
  }
  expect(await funds()).toBe(fundsMinor - stakeMinor + (stakeMinor * BigInt(flight.burst)) / 100n);
});

test('two pages that get out in the same moment are paid once, at the height of the first', async () => {
  const { first, again, flyTo, funds } = await board();
  const { bet } = await first.ask(first.bet(0, null));
  await flyTo(105);
  const taps = [first, again, first, again].map((page) => page.ask({ do: 'out', bet }));
  const answers = await Promise.all(taps);
  const paid = answers.filter(({ ok }) => ok);
  expect(paid).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok).map(({ reason }) => reason)).toEqual(['no-bet', 'no-bet', 'no-bet']);
  expect(await funds()).toBe(fundsMinor - stakeMinor + winOf(paid[0]));
});

test('another player sees nothing of it, and cannot end it by naming it', async () => {
  const { first, another, ownOf, betsOf, flyTo, funds } = await board();
  const { bet } = await first.ask(first.bet(0, null));
  expect(await ownOf(another.secret)).toEqual([]);
  expect(await betsOf(another.secret)).toEqual([]);
  await flyTo(102);
  expect(await another.ask({ do: 'out', bet })).toMatchObject({ ok: false, reason: 'no-bet' });
  expect(another.told.filter(({ own }) => own !== undefined)).toEqual([]);
  expect(await ownOf(first.secret)).toMatchObject([{ bet }]);
  expect(await first.ask({ do: 'out', bet })).toMatchObject({ ok: true });
  expect(await funds()).toBeGreaterThanOrEqual(fundsMinor);
});

test('a player has two bets on a flight, however many pages place them at once', async () => {
  const { first, again, funds, ownOf } = await board();
  const asked = [0, 0, 1, 1].map((slot, at) => (at % 2 ? again : first).ask(first.bet(slot, null)));
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(answers.filter(({ ok }) => !ok).map(({ reason }) => reason)).toEqual(['placed', 'placed']);
  expect(await funds()).toBe(fundsMinor - 2n * stakeMinor);
  expect((await ownOf(again.secret)).map(({ slot }: { slot: number }) => slot).sort()).toEqual([0, 1]);
  expect(await ownOf(first.secret)).toEqual(await ownOf(again.secret));
});

test('a tap that was held up on the way does not end the bet of a later flight', async () => {
  const { first, again, nextFlight, takeOff, later, flight, funds } = await board();
  const { bet: old } = await first.ask(first.bet(0, null));
  await takeOff();
  await first.until('start', flight.number);
  await later(timeOf(flight.burst) + 3_000);
  await first.until('burst', flight.number);
  await later(3_000);
  const next = await nextFlight();
  const { bet } = await again.ask(again.bet(0, null));
  await takeOff();
  await first.until('start', next.number);
  expect(await first.ask({ do: 'out', bet: old })).toMatchObject({ ok: false, reason: 'no-bet' });
  expect(await first.ask({ do: 'out', bet })).toMatchObject({ ok: true });
  expect(await funds()).toBeGreaterThanOrEqual(fundsMinor - stakeMinor);
});

test('own bets name their flight, where it burst, and what became of them, on every seat', async () => {
  const { first, again, betsOf, flyTo, later, flight } = await board();
  const lost = await first.ask(first.bet(0, null));
  const won = await first.ask(first.bet(1, null));
  expect(await betsOf(again.secret)).toMatchObject([
    { bet: won.bet, flight: flight.number, state: 'riding', burst: null, height: null },
    { bet: lost.bet, flight: flight.number, state: 'riding', burst: null, height: null },
  ]);
  await flyTo(110);
  const out = await first.ask({ do: 'out', bet: won.bet });
  expect((await betsOf(again.secret))[0]).toMatchObject({
    state: 'settled',
    height: out.height,
    burst: null,
    win: out.win,
  });
  await later(timeOf(flight.burst));
  await first.until('burst', flight.number);
  const over = { flight: flight.number, burst: flight.burst, state: 'settled', isCalledOff: false };
  await expect
    .poll(() => betsOf(again.secret))
    .toMatchObject([
      { ...over, bet: won.bet, height: out.height, win: out.win },
      { ...over, bet: lost.bet, height: null, win: '0.00' },
    ]);
  const [told] = await betsOf(again.secret);
  expect(JSON.parse(told.receipt.text)).toMatchObject({ bet: won.bet, flight: flight.number, win: out.win });
});

test('after a restart in mid-flight own bets say that it was called off, and what was given back or paid', async () => {
  const { first, flyTo, restart, arcade, offsetMs, secret, flight, funds } = await board();
  const byHand = await first.ask(first.bet(0, null));
  const byTarget = await first.ask(first.bet(1, flight.burst));
  await flyTo(101);
  await arcade.stop();
  const next = await restart(offsetMs() + timeOf(flight.burst));
  const bets = async () => (await next.get(`/play/${secret}/bets`)).json().bets;
  const over = { flight: flight.number, isCalledOff: true };
  await expect.poll(bets).toMatchObject([
    { ...over, bet: byTarget.bet, state: 'settled', height: flight.burst },
    { ...over, bet: byHand.bet, state: 'cancelled', height: null, win: null },
  ]);
  expect(await funds()).toBe(fundsMinor - stakeMinor + (stakeMinor * BigInt(flight.burst)) / 100n);
});

test('the line never falls silent for a second, and a greeting is answered at once', async () => {
  const { first } = await board({ burstMin: 100 });
  const beats = () => first.frames.filter(({ kind }) => kind === 'beat').length;
  const before = beats();
  await expect.poll(beats, { interval: 20 }).toBeGreaterThan(before + 1);
  expect(await first.ask({ do: 'hello' })).toEqual({ re: expect.any(Number), ok: true });
  // A beat takes no number of its own.
  const { seq } = first.frames.findLast(({ kind }) => kind === 'beat') ?? { seq: -1 };
  expect(first.frames.some((frame) => frame.kind !== 'beat' && frame.seq === seq) || seq === 0).toBe(true);
});
