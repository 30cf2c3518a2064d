import { expect, test } from 'vitest';
import { basketball } from '../basketball/index.ts';
import type { Course } from '../sport.ts';
import { tugOfWar } from '../testing/tug-of-war.ts';
import { lookUpSport } from './held-match.ts';
import type { Match } from './match.ts';
import { allOf, mainOf, tellChange, tellDetails, tellWhole } from './tell-match.ts';

const moment = { now: new Date('2027-01-10T11:00:00Z'), speed: 1 };
const strength = { strength: 1_000 };
const toCome: Match = {
  ...{ id: '1', sport: 'tug', league: 'rope', home: 'oak', away: 'elm', state: 'scheduled', minutes: 0, version: 1 },
  ...{ resultVersion: 0, isVoid: false, isStopped: false, stoppedMarkets: [], suspendedUntil: null },
  ...{ firstStartsAt: new Date('2027-01-10T12:00:00Z'), startsAt: new Date('2027-01-10T12:00:00Z') },
  nextAt: new Date('2027-01-10T12:00:00Z'),
  course: tugOfWar.begin(strength, strength),
};

/** Held by a sport that counts how often all markets are priced. */
function holding() {
  let priced = 0;
  const sport = {
    ...tugOfWar,
    price(course: Course) {
      priced += 1;
      return tugOfWar.price(course);
    },
  };
  const { hold } = lookUpSport(sport);
  priced = 0;
  return { hold, priced: () => priced };
}

test('lists hear of their own market only, and that it is closed, without all others being priced', () => {
  const { hold, priced } = holding();
  const [before, after] = [hold(toCome), hold({ ...toCome, version: 2, course: { ...toCome.course, minute: 1 } })];
  expect(tellChange(before, after, mainOf)).toEqual({ m: '1', v: 2, t: 1, o: { winner: [1_990, 3_000, 2_010] } });
  const over = hold({ ...toCome, version: 3, state: 'postponed', nextAt: null });
  expect(tellChange(after, over, mainOf)).toMatchObject({ v: 3, p: 'postponed', o: { winner: null } });
  expect(priced()).toBe(0);
  expect(tellChange(before, after, allOf).o).toEqual({ winner: [1_990, 3_000, 2_010], any: [1_600, 2_450] });
});

test('a page that begins to watch a match whose market is closed is told so', () => {
  const { hold } = holding();
  const over = hold({ ...toCome, state: 'postponed', nextAt: null });
  expect(tellWhole(over, moment, mainOf).o).toEqual({ winner: null });
  expect(tellWhole(over, moment, allOf).o).toEqual({});
});

test('a match that is asked for its score alone is not priced', () => {
  const { hold, priced } = holding();
  const details = tellDetails(hold(toCome), moment);
  expect([details.score, details.state, priced()]).toEqual([[0, 0], 'scheduled', 0]);
  expect(JSON.parse(JSON.stringify(details))).toMatchObject({ main: [{ key: 'winner' }], more: 1, markets: [{}, {}] });
});

test('points of quarters are told to a page that has the match open, and not to lists', () => {
  const { hold } = lookUpSport(basketball);
  const [home, away] = basketball.leagues[0]?.clubs ?? [];
  const begun = basketball.begin(basketball.firstRating(home?.id ?? ''), basketball.firstRating(away?.id ?? ''));
  const draws = { below: () => 0 };
  const ofBasketball = { ...toCome, sport: 'basketball', state: 'running' as const };
  const first = basketball.advance(begun, draws);
  const [before, after] = [
    hold({ ...ofBasketball, course: first }),
    hold({ ...ofBasketball, version: 2, course: basketball.advance(first, draws) }),
  ];
  expect(tellDetails(before, moment).parts).toEqual([[2, 2]]);
  expect(tellChange(before, after, allOf).q).toEqual([[4, 4]]);
  expect(tellWhole(after, moment, allOf).q).toEqual([[4, 4]]);
  expect(tellChange(before, after, mainOf)).not.toHaveProperty('q');
  expect(tellWhole(after, moment, mainOf)).not.toHaveProperty('q');
});
