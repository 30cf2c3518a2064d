import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { fixturesOn } from './calendar.ts';
import { begin } from './course.ts';
import { finalScores } from './final-scores.ts';
import { football } from './index.ts';
import { leagues } from './leagues.ts';
import { type FootballRating, firstRating, learn, meansOf, ratingMax } from './rating.ts';
import { standingOf } from './rest-of-match.ts';

const all = leagues.flatMap(({ clubs }) => clubs.map(({ id }) => firstRating(id)));
const sumOf = (ratings: FootballRating[], key: 'attack' | 'defence') =>
  ratings.reduce((sum, rating) => sum + rating[key], 0);

/** A final score at once, as `finalScores` says; a match by its minutes would take a hundred times as long. */
function drawScore(home: FootballRating, away: FootballRating, draws: Draws): [number, number] {
  const { shares, sum } = finalScores(standingOf(begin(meansOf(home, away))));
  let ticket = (BigInt(draws.below(1_000_000_000)) * sum) / 1_000_000_000n;
  for (const [homeGoals, row] of shares.entries()) {
    for (const [awayGoals, share] of row.entries()) {
      ticket -= share;
      if (ticket < 0n) return [homeGoals, awayGoals];
    }
  }
  return [0, 0];
}

test('clubs of a league differ, and their ratings add up to zero', () => {
  for (const { clubs } of leagues) {
    const ratings = clubs.map(({ id }) => firstRating(id));
    expect(new Set(ratings.map((rating) => JSON.stringify(rating))).size).toBe(ratings.length);
    expect(sumOf(ratings, 'attack')).toBe(0);
    expect(sumOf(ratings, 'defence')).toBe(0);
  }
  expect(() => firstRating('nobody')).toThrow();
});

test('every league has a favourite at 1.10 or less, and its last at home is no hopeless one', () => {
  for (const { id } of leagues) {
    const days = Array.from({ length: 30 }, (_, at) => 20_772 + at);
    const prices = days.flatMap((day) =>
      fixturesOn(id, day).map(({ homeId, awayId }) => {
        const course = football.begin(football.firstRating(homeId), football.firstRating(awayId));
        return football.priceMain(course)?.outcomes.map(({ priceThousandths }) => priceThousandths) as number[];
      }),
    );
    expect(Math.min(...prices.map(([home]) => home as number)), id).toBeLessThanOrEqual(1_100);
    expect(Math.min(...prices.flat()), id).toBeGreaterThanOrEqual(1_040);
    expect(Math.max(...prices.flat()), id).toBeLessThan(100_000);
  }
});

test('means of goals are those of football, the better at home the more', () => {
  for (const home of all) {
    for (const away of all.slice(0, 16)) {
      for (const mean of meansOf(home, away)) {
        expect(mean).toBeGreaterThan(350_000);
        expect(mean).toBeLessThan(4_200_000);
      }
    }
  }
  const [first] = all as [FootballRating];
  const [home, away] = meansOf(first, first);
  expect(home).toBeGreaterThan(away);
});

test('who scores more than was expected becomes better, and who lets it in worse', () => {
  const [home, away] = all as [FootballRating, FootballRating];
  const after = learn(home, away, [5, 0]);
  expect(after.home.attack).toBeGreaterThan(home.attack);
  expect(after.home.defence).toBeGreaterThan(home.defence);
  expect(after.away.attack).toBeLessThan(away.attack);
  expect(after.away.defence).toBeLessThan(away.defence);
  const gained = after.home.attack - home.attack + (after.away.defence - away.defence);
  expect(Math.abs(gained)).toBeLessThanOrEqual(1);
});

test('a match that was not played to its end teaches nothing', () => {
  const [home, away] = all as [FootballRating, FootballRating];
  const course = football.abandon(football.begin(home, away));
  expect(football.learn(home, away, course)).toEqual({ home, away });
});

test('over a thousand days ratings move, stay within their bounds, and keep their mean', () => {
  const draws = drawsFrom(seededRandom('a thousand days'));
  const [{ id, clubs }] = leagues as [(typeof leagues)[number]];
  const ratings = new Map(clubs.map((club) => [club.id, firstRating(club.id)]));
  const rated = (clubId: string) => ratings.get(clubId) as FootballRating;
  let moved = 0;
  for (let day = 20_000; day < 21_000; day += 1) {
    for (const { homeId, awayId } of fixturesOn(id, day)) {
      const [home, away] = [rated(homeId), rated(awayId)];
      const after = learn(home, away, drawScore(home, away, draws));
      ratings.set(homeId, after.home);
      ratings.set(awayId, after.away);
    }
    const now = [...ratings.values()];
    for (const { attack, defence, ownAttack } of now) {
      expect(Number.isInteger(attack) && Number.isInteger(defence)).toBe(true);
      expect(Math.max(Math.abs(attack), Math.abs(defence))).toBeLessThanOrEqual(ratingMax);
      moved = Math.max(moved, Math.abs(attack - ownAttack));
    }
    // What attacks gain defences lose; only returning to one's own makes a difference, and a small one.
    expect(Math.abs(sumOf(now, 'attack') + sumOf(now, 'defence')) / now.length).toBeLessThan(20_000);
  }
  expect(moved).toBeGreaterThan(100_000);
});
