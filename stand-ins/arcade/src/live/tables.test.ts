import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { isStepped } from '../games/game.ts';
import { findGame, gameAt } from '../games/games.ts';
import { liveTexts } from '../page/texts/live.ts';
import { nameOf } from './live-table.ts';
import { setupRandom, spinRandom } from './spin-random.ts';
import { findTableAt, isLiveAt, liveTables } from './tables.ts';

const seed = new Uint8Array(32).fill(7);

test('every table is a title of the catalogue, once, and plays a game that rounds can find', () => {
  const catalogue = readCatalogue();
  expect(new Set(liveTables.map(nameOf)).size).toBe(liveTables.length);
  for (const { supplier, game, rules } of liveTables) {
    expect(catalogue.find(supplier, game).tile, `${supplier} ${game}`).toBeDefined();
    expect(gameAt(supplier, game)).toBe(rules);
    expect(findGame(rules.name)).toBe(rules);
    expect(findTableAt(supplier, game)?.rules).toBe(rules);
  }
  expect(isLiveAt('betsolutions', '5001')).toBe(false);
});

test('every live title of the catalogue is a table on a clock', () => {
  const liveGameType = 1;
  const missing = readCatalogue()
    .ofType(liveGameType)
    .filter(({ supplier, game }) => !isLiveAt(supplier, game));
  expect(missing.map(({ title }) => title)).toEqual([]);
});

test.each(liveTables.map((table) => [nameOf(table), table] as const))(
  '%s lets players decide where there is something to decide, and shows onlookers the same every time',
  (tableName, table) => {
    const { seconds, rules } = table;
    expect(seconds.deciding > 0).toBe(isStepped(rules));
    expect(Math.min(seconds.betting, seconds.closed, seconds.showing)).toBeGreaterThan(0);
    const turn = { tableName, number: 3, seed };
    const setup = table.setup?.({ number: 3, random: setupRandom(turn), past: [] }) ?? null;
    const look = () => table.look({ random: spinRandom(turn), setup });
    expect(look()).toEqual(look());
    expect(look().dealt === null).toBe(!isStepped(rules));
    // What is stored comes back as it was.
    expect(JSON.parse(JSON.stringify(look()))).toEqual(look());
  },
);

test('what is announced beforehand comes from another stream than the outcome', () => {
  const turn = { tableName: 'vivo 101', number: 1, seed };
  expect(setupRandom(turn).bytes(32)).not.toEqual(spinRandom(turn).bytes(32));
  expect(spinRandom({ ...turn, number: 2 }).bytes(32)).not.toEqual(spinRandom(turn).bytes(32));
});

test.each(liveTables.map((table) => [nameOf(table), table] as const))(
  '%s has no word of its own that hides one of the page',
  (_name, { rules }) => {
    for (const language of languages) {
      const own = Object.keys(rules.face.texts[language]);
      // What its bet is called may be the game's own affair.
      expect(own.filter((word) => word !== 'betNow' && word in liveTexts[language])).toEqual([]);
    }
  },
);
