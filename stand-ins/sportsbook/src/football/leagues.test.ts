import { expect, test } from 'vitest';
import { crestShapes } from '../all-sports/crests.ts';
import { clubsPerLeague, leagues } from './leagues.ts';

const clubs = leagues.flatMap((league) => league.clubs);

test('there are twelve leagues of sixteen clubs, and no name or id comes twice', () => {
  expect(leagues.map((league) => league.clubs.length)).toEqual(Array(12).fill(clubsPerLeague));
  for (const words of [leagues.map(({ id }) => id), leagues.map(({ name }) => name)]) {
    expect(new Set(words).size).toBe(12);
  }
  expect(new Set(clubs.map(({ id }) => id)).size).toBe(clubs.length);
  expect(new Set(clubs.map(({ name }) => name.toLowerCase())).size).toBe(clubs.length);
});

test('names fit where they are shown, and ids where they are sent', () => {
  for (const { id, name } of clubs) {
    expect(name.length, name).toBeLessThanOrEqual(24);
    expect(name, name).toMatch(/^[A-Z][A-Za-z]+([ -][A-Z][A-Za-z]+)*$/);
    expect(id, id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

test('no two clubs of a league have the same crest, and its two colours differ in lightness', () => {
  for (const league of leagues) {
    expect(new Set(league.clubs.map(({ crest }) => JSON.stringify(crest))).size).toBe(clubsPerLeague);
  }
  for (const { name, crest } of clubs) {
    expect(crestShapes).toContain(crest.shape);
    const [one, other] = crest.colours.map(lightness) as [number, number];
    expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05), name).toBeGreaterThan(3);
  }
});

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
