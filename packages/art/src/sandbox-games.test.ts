import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawTile } from './tile.ts';

interface Game {
  supplier: string;
  externalId: string;
  variant: string;
  name: string;
  gameType: number;
  categories: number[];
  image: string;
  isForMobile: boolean;
  isForDesktop: boolean;
  hasFreePlay: boolean;
  hasDropsAndWins: boolean;
  releasedOn: string;
  popularity: number;
  isEnabled: boolean;
}

interface Supplier {
  name: string;
  id: number;
  slotPageName: string;
  imageBase: string;
  isEnabled: boolean;
}

const file = new URL('../../../brand/sandbox-games.json', import.meta.url);
const { suppliers, games }: { suppliers: Supplier[]; games: Game[] } = JSON.parse(readFileSync(file, 'utf8'));

/** The categories that a game states. The others follow from its fields or from its players. */
const categoriesByGameType: Record<number, number[]> = {
  0: [13, 14, 15, 16, 17, 22, 23],
  1: [8, 9, 10, 11, 12],
  2: [5, 6, 7],
};
const virtual = [22, 23];
const slots = games.filter((game) => game.gameType === 2);

/** What a variant may be, where the supplier's launch has one. */
const variants: Record<string, string[]> = {
  betsolutions: ['1', '2', '3'],
  softgaming: ['944', '960', '998'],
  egt: ['0', '1'],
};

const externalIds: Record<string, RegExp> = {
  betsolutions: /^\d{4}$/,
  egt: /^\d{3}$/,
  softgaming: /^[a-z0-9-]+$/,
  endorphina: /^endorphina_[A-Za-z0-9]+@ENDORPHINA$/,
  betconstruct: /^\d+$/,
  qtech: /^HRM-[a-z0-9-]+$/,
  globalbet: /^[a-z0-9-]+$/,
  vivo: /^\d+$/,
};

it('names the eight suppliers once each, with ids in order, and gives all of them games', () => {
  expect(suppliers.map((supplier) => [supplier.id, supplier.name])).toEqual([
    [1, 'betsolutions'],
    [2, 'egt'],
    [3, 'softgaming'],
    [4, 'endorphina'],
    [5, 'betconstruct'],
    [6, 'qtech'],
    [7, 'globalbet'],
    [8, 'vivo'],
  ]);
  expect(new Set(games.map((game) => game.supplier))).toEqual(new Set(suppliers.map((supplier) => supplier.name)));
});

it('has no game twice, neither by its address at the supplier nor by its name', () => {
  const addresses = games.map((game) => `${game.supplier} ${game.variant} ${game.externalId}`);
  expect(repeated(addresses)).toEqual([]);
  expect(repeated(games.map((game) => game.name.toLowerCase()))).toEqual([]);
});

it("writes ids as the game's supplier does, in letters that an address can carry", () => {
  const strange = games.filter(
    (game) =>
      !/^[A-Za-z0-9_@:.-]{1,100}$/.test(game.externalId) ||
      !externalIds[game.supplier]?.test(game.externalId) ||
      !(variants[game.supplier] ?? ['']).includes(game.variant),
  );
  expect(strange).toEqual([]);
});

it('has a picture that can be drawn for every game', () => {
  const missing = games.filter(
    ({ image }) => !image.endsWith('.svg') || drawTile(image.slice(0, -'.svg'.length)) === undefined,
  );
  expect(missing).toEqual([]);
});

it('shows no two games with the same picture', () => {
  expect(repeated(games.map((game) => game.image))).toEqual([]);
});

it('puts every game into categories of its game type, and leaves none of them empty', () => {
  for (const [gameType, stated] of Object.entries(categoriesByGameType)) {
    const categories = games.filter((game) => game.gameType === Number(gameType)).flatMap((game) => game.categories);
    expect([...new Set(categories)].toSorted((a, b) => a - b)).toEqual(stated);
  }
  expect(games.filter((game) => game.categories.length === 0)).toEqual([]);
});

it('has slots enough for several pages, each either a video slot or a classic one, from six suppliers', () => {
  expect(slots.length).toBeGreaterThanOrEqual(128);
  expect(slots.filter((game) => game.categories.includes(6) === game.categories.includes(7))).toEqual([]);
  expect(new Set(slots.map((game) => game.supplier)).size).toBe(6);
});

it('offers free play for what needs neither a dealer nor a shared race', () => {
  const free = games.filter((game) => game.hasFreePlay);
  expect(
    free.filter((game) => game.gameType === 1 || game.categories.some((category) => virtual.includes(category))),
  ).toEqual([]);
  expect(free.length).toBeGreaterThan(100);
});

it('keeps the numbers under which the site opens tables and provably fair games', () => {
  const numbers = (variant: string) =>
    games
      .filter((game) => game.supplier === 'betsolutions' && game.variant === variant)
      .map((game) => `${game.externalId} ${game.name}`);
  expect(numbers('1')).toEqual([
    '5000 Blackjack',
    '5001 European Roulette',
    '5002 Baccarat',
    "5003 Casino Hold'em",
    '5004 Sic Bo',
  ]);
  expect(numbers('3')).toEqual(['7000 High Low', '7001 Zeppelin', '7002 Dice', '7003 Mines', '7004 Plinko']);
});

it('has dates that exist and popularities from 0 to 100', () => {
  const wrong = games.filter(
    ({ releasedOn, popularity }) =>
      new Date(`${releasedOn}T00:00:00Z`).toJSON()?.slice(0, 10) !== releasedOn ||
      !Number.isInteger(popularity) ||
      popularity < 0 ||
      popularity > 100,
  );
  expect(wrong).toEqual([]);
});

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
