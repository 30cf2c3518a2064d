import { expect, test } from 'vitest';
import { fixturesOn } from './calendar.ts';
import { leagues } from './leagues.ts';

const dayMinutes = 24 * 60;
const firstDay = 20_772;
const days = (count: number) => Array.from({ length: count }, (_, at) => firstDay + at);

test('every club plays once on every day', () => {
  for (const { id, clubs } of leagues) {
    for (const day of days(31)) {
      const playing = fixturesOn(id, day).flatMap(({ homeId, awayId }) => [homeId, awayId]);
      expect(playing.sort()).toEqual(clubs.map((club) => club.id).sort());
    }
  }
});

test('in thirty days everybody meets everybody at home and away, and then again', () => {
  for (const { id } of leagues) {
    const season = days(30).flatMap((day) => fixturesOn(id, day).map(({ homeId, awayId }) => `${homeId} ${awayId}`));
    expect(new Set(season).size).toBe(16 * 15);
    const pairs = (day: number) => fixturesOn(id, day).map(({ homeId, awayId }) => `${homeId} ${awayId}`);
    expect(pairs(firstDay + 30)).toEqual(pairs(firstDay));
  }
});

test('the same day has the same matches', () => {
  expect(fixturesOn('savannah', firstDay)).toEqual(fixturesOn('savannah', firstDay));
  expect(() => fixturesOn('elsewhere', firstDay)).toThrow();
});

test.each(days(8))('on day %i something starts every twenty minutes, and most from noon to ten in Lagos', (day) => {
  const starts = leagues.flatMap(({ id }) => fixturesOn(id, day).map(({ startMinute }) => startMinute));
  starts.sort((one, other) => one - other);
  expect(starts[0]).toBe(0);
  for (const [at, start] of starts.entries()) {
    expect(Number.isInteger(start) && start >= 0 && start < dayMinutes).toBe(true);
    expect((starts[at + 1] ?? dayMinutes) - start).toBeLessThanOrEqual(20);
  }
  const busy = starts.filter((start) => start >= 11 * 60 && start < 21 * 60);
  expect(busy.length).toBeGreaterThan(starts.length / 2);
});

test('no club plays again within twelve hours', () => {
  for (const { id, clubs } of leagues) {
    const lastStart = new Map<string, number>();
    for (const day of days(40)) {
      for (const { homeId, awayId, startMinute } of fixturesOn(id, day)) {
        const start = day * dayMinutes + startMinute;
        for (const clubId of [homeId, awayId]) {
          expect(start - (lastStart.get(clubId) ?? 0)).toBeGreaterThanOrEqual(12 * 60);
          lastStart.set(clubId, start);
        }
      }
    }
    expect(lastStart.size).toBe(clubs.length);
  }
});
