import { expect, test } from 'vitest';
import { dealtDraws } from '../testing/test-offer.ts';
import { tugOfWar } from '../testing/tug-of-war.ts';
import type { Match } from './match.ts';
import { moveTo, playOn } from './play-on.ts';

const startsAt = new Date('2027-01-10T12:00:00Z');
const match: Match = {
  id: '1',
  sport: 'tug',
  league: 'rope',
  home: 'oak',
  away: 'elm',
  firstStartsAt: startsAt,
  startsAt,
  state: 'scheduled',
  course: tugOfWar.begin({ strength: 1_000 }, { strength: 1_000 }),
  minutes: 0,
  suspendedUntil: null,
  nextAt: startsAt,
  version: 7,
  resultVersion: 0,
  isVoid: false,
  isStopped: false,
  stoppedMarkets: [],
};
const after = (ms: number) => new Date(startsAt.getTime() + ms);
const calm = { speed: 1, hasMishaps: false };

function play(from: Match, ms: number, draws: number[], pace = calm): Match {
  return playOn(from, { sport: tugOfWar, now: after(ms), draws: dealtDraws(...draws), pace });
}

test('the first minute is played at the instant of the start, and the next is due a minute later', () => {
  const begun = play(match, 0, [5]);
  expect(begun).toMatchObject({
    state: 'running',
    minutes: 1,
    version: 8,
    nextAt: after(60_000),
    suspendedUntil: null,
  });
  expect(play(begun, 60_000, [5])).toMatchObject({ minutes: 2, version: 9, nextAt: after(120_000) });
});

test('a fast match keeps its minutes and its pauses in proportion', () => {
  const begun = play(match, 0, [0], { speed: 60, hasMishaps: false });
  expect(begun).toMatchObject({ suspendedUntil: after(333), nextAt: after(333) });
  const opened = play(begun, 334, [], { speed: 60, hasMishaps: false });
  expect(opened).toMatchObject({ suspendedUntil: null, minutes: 1, nextAt: after(1_000), version: 9 });
});

test('minutes that were missed are drawn at once, as one change', () => {
  const draws = dealtDraws(5, 0, 5);
  const late = playOn(match, { sport: tugOfWar, now: after(3 * 60_000 + 30_000), draws, pace: calm });
  expect(late).toMatchObject({ state: 'running', minutes: 4, version: 8, nextAt: after(4 * 60_000) });
  expect(tugOfWar.glance(late.course)).toMatchObject({ minute: 4, score: [1, 0] });
  expect(draws.count()).toBe(3);
});

test('what happened long ago suspends nothing, what happened in the last seconds does', () => {
  expect(play(match, 90_000, [5, 0]).suspendedUntil).toBe(null);
  expect(play(match, 75_000, [5, 0])).toMatchObject({ suspendedUntil: after(80_000), nextAt: after(80_000) });
  expect(play(match, 75_000, [0, 5]).suspendedUntil).toBe(null);
});

test('a match that ends has a result and nothing is due any more', () => {
  const over = play(match, 4 * 60_000, [5, 5, 5, 0]);
  expect(over).toMatchObject({ state: 'finished', resultVersion: 1, nextAt: null, suspendedUntil: null });
});

test('moved by up to two days its bets stand, and by more they are void', () => {
  const twoDays = 2 * 86_400_000;
  expect(moveTo(match, after(twoDays))).toMatchObject({ state: 'scheduled', isVoid: false, nextAt: after(twoDays) });
  expect(moveTo(match, after(twoDays + 1))).toMatchObject({
    state: 'postponed',
    isVoid: true,
    resultVersion: 1,
    nextAt: null,
  });
  // Twice by a day and a half is too far as well.
  const once = moveTo(match, after(1.5 * 86_400_000));
  expect(moveTo(once, after(3 * 86_400_000))).toMatchObject({ isVoid: true });
});

test('by chance, and only where chance may, a match is moved by a day or by three, or cut short', () => {
  const wild = { speed: 1, hasMishaps: true };
  expect(play(match, 0, [0, 1], wild)).toMatchObject({ state: 'scheduled', startsAt: after(86_400_000), version: 9 });
  expect(play(match, 0, [0, 0], wild)).toMatchObject({ state: 'postponed', isVoid: true });
  const begun = play(match, 0, [1, 5], wild);
  expect(begun).toMatchObject({ state: 'running', minutes: 1 });
  expect(play(begun, 60_000, [0], wild)).toMatchObject({ state: 'abandoned', resultVersion: 1, nextAt: null });
  expect(play(match, 0, [0, 0], calm)).toMatchObject({ state: 'running', minutes: 1 });
});
