import { expect, test } from 'vitest';
import { openDatabase } from '../../plumbing/db/database.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { categories } from './categories.ts';
import type { ListedGame } from './listing.ts';
import { listed, startTestCatalogue, suppliers } from './testing/test-catalogue.ts';

const db = useTestDatabase();
const many = Array.from({ length: 65 }, (_, at) =>
  listed(`Slot ${String(at).padStart(2, '0')}`, {
    popularity: 100 - at,
    releasedOn: `2025-01-${String(1 + (at % 28)).padStart(2, '0')}`,
  }),
);

test('the database tells the same meanings of categories as the code', async () => {
  const { rows } = await db.database.pool.query(
    'select game_type as "gameType", number, name, shelf, kind from catalogue.category',
  );
  const sorted = (list: readonly object[]) => list.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  expect(sorted(rows)).toEqual(sorted(categories));
});

test('gives out 30 at a time, the popular ones first, and nothing beyond the end', async () => {
  const { names } = await startTestCatalogue(db, many);
  const pages = await Promise.all([1, 2, 3, 4, 1_000_000_000].map((page) => names({ page })));
  expect(pages.map((page) => page.length)).toEqual([30, 30, 5, 0, 0]);
  expect(pages.flat()).toEqual(many.map(({ name }) => name));
});

test('shows everything a page needs of a game', async () => {
  const { cards, idOf } = await startTestCatalogue(db, [listed('Baobab Gold', { hasDropsAndWins: true })]);
  expect(await cards()).toEqual([
    {
      id: idOf('Baobab Gold'),
      gameName: 'Baobab Gold',
      imageName: 'baobab-dusk.svg',
      imageBase: '/tiles/',
      realUrl: '/game/StartEndorphina?gameId=BaobabGold',
      isFav: false,
      hasIngameDropsAndWins: true,
      isInActiveTournament: false,
      hasFreePlay: true,
      provider: 'Endorphina',
      isRecent: false,
    },
  ]);
});

test('sorts games into the categories of slots', async () => {
  const { catalogue, idOf, names } = await startTestCatalogue(db, [
    listed('Classic', { categories: [7], hasFreePlay: false, popularity: 90, releasedOn: '2024-01-01' }),
    listed('Buyer', { categories: [5, 6], hasDropsAndWins: true, popularity: 80, releasedOn: '2026-01-01' }),
    listed('Unpopular', { categories: [6], popularity: 0, releasedOn: '2025-01-01' }),
  ]);
  await catalogue.setTournamentGames([idOf('Classic'), 999_999]);
  const byCategory = Object.fromEntries(
    await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 24, 25].map(async (category) => [category, await names({ category })])),
  );
  expect(byCategory).toEqual({
    0: ['Classic', 'Buyer', 'Unpopular'],
    1: [],
    2: ['Classic', 'Buyer'],
    3: ['Buyer', 'Unpopular', 'Classic'],
    4: ['Classic'],
    5: ['Buyer'],
    6: ['Buyer', 'Unpopular'],
    7: ['Classic'],
    24: ['Buyer', 'Unpopular'],
    25: ['Buyer'],
  });
  await catalogue.setTournamentGames([]);
  expect(await names({ category: 4 })).toEqual([]);
});

test('keeps casino and virtual games apart, which share a game type', async () => {
  const { names, call } = await startTestCatalogue(db, [
    listed('Table', { gameType: 0, categories: [14] }),
    listed('Horses', { supplier: 'globalbet', gameType: 0, categories: [22], popularity: 60 }),
    listed('League', { supplier: 'globalbet', gameType: 0, categories: [23] }),
    listed('Live roulette', { gameType: 1, categories: [11] }),
  ]);
  const virtual = await Promise.all([18, 19, 20, 21, 22, 23].map((category) => names({ gameType: 0, category })));
  expect(virtual).toEqual([
    ['Horses', 'League'],
    [],
    ['Horses', 'League'],
    ['Horses', 'League'],
    ['Horses'],
    ['League'],
  ]);
  expect(await names({ gameType: 0 })).toEqual(['Table']);
  expect(await names({ gameType: 0, searchText: 'horses' })).toEqual([]);
  expect(await names({ gameType: 1, category: 11 })).toEqual(['Live roulette']);
  const providers = async (gameType: string, category?: string) =>
    (await call('GET Game/GetGameProviders', { query: { gameType, ...(category && { category }) } })).data.map(
      ({ slotPageName }) => slotPageName,
    );
  expect(await providers('0')).toEqual(['Endorphina', 'GlobalBet']);
  expect(await providers('0', '0')).toEqual(['Endorphina']);
  expect(await providers('0', '18')).toEqual(['GlobalBet']);
  expect(await providers('1')).toEqual(['Endorphina']);
  expect(await providers('2')).toEqual([]);
});

test('refuses a category that does not belong to the game type', async () => {
  const { ask } = await startTestCatalogue(db, many.slice(0, 1));
  const known = new Set(categories.map(({ gameType, number }) => `${gameType} ${number}`));
  for (const gameType of [0, 1, 2]) {
    for (let category = 0; category <= 25; category += 1) {
      const { http, status } = await ask({ gameType, category });
      const expected = known.has(`${gameType} ${category}`) ? 'SUCCESS' : 'INCORRECT_PARAMETER_VALUE';
      expect({ http, status }, `${gameType} ${category}`).toEqual({ http: 200, status: expected });
    }
  }
});

test('shows a device what it can play, and a supplier’s games alone', async () => {
  const { names } = await startTestCatalogue(db, [
    listed('Phone', { isForDesktop: false }),
    listed('Desk', { isForMobile: false }),
    listed('Both', { supplier: 'qtech' }),
  ]);
  expect(await names({ forMobile: true })).toEqual(['Both', 'Phone']);
  expect(await names({ forMobile: false })).toEqual(['Both', 'Desk']);
  expect(await names({ providerId: 6 })).toEqual(['Both']);
  expect(await names({ providerId: 4, searchText: 'both' })).toEqual([]);
  for (const providerId of [5, 999_999]) {
    expect(await names({ providerId })).toEqual([]);
    expect(await names({ providerId, searchText: 'phone' })).toEqual([]);
  }
});

test('never shows what is switched off, and still knows it by name', async () => {
  const off = listed('Off', { isEnabled: false });
  const { catalogue, names, call } = await startTestCatalogue(db, [off, listed('On', { supplier: 'qtech' })]);
  expect(await names()).toEqual(['On']);
  expect(await names({ searchText: 'off' })).toEqual([]);
  expect(catalogue.findGame(off)).toMatchObject({ name: 'Off', isAvailable: false });

  await catalogue.importGames({ suppliers: suppliers.map((row) => ({ ...row, isEnabled: false })), games: [] });
  expect(await names()).toEqual([]);
  expect((await call('GET Game/GetGameProviders', { query: { gameType: '2' } })).data).toEqual([]);
  expect(catalogue.findGame({ supplier: 'qtech', externalId: 'On' })).toMatchObject({ isAvailable: false });
});

test('finds a game by all of its name, and the first one where the variant is not told', async () => {
  const egt = { name: 'egt' as const, id: 2, slotPageName: 'EGT', imageBase: '/tiles/', isEnabled: true };
  const variant = (variant: string): ListedGame =>
    listed(`Dice ${variant}`, { supplier: 'egt', externalId: '540', variant });
  const { catalogue } = await startTestCatalogue(db);
  await catalogue.importGames({ suppliers: [egt], games: [variant('1'), variant('0')] });
  const find = (variant?: string) =>
    catalogue.findGame({ supplier: 'egt', externalId: '540', ...(variant !== undefined && { variant }) })?.name;
  expect([find('0'), find('1'), find(), find('2')]).toEqual(['Dice 0', 'Dice 1', 'Dice 1', undefined]);
  expect(catalogue.findGame({ supplier: 'vivo', externalId: '540' })).toBeUndefined();
  expect(catalogue.providerName('egt')).toBe('EGT');
  expect(catalogue.providerName('vivo')).toBe('vivo');
});

test('searches by name and supplier, forgives a slip and stays within the filters', async () => {
  const { names } = await startTestCatalogue(db, [
    listed('Baobab Gold', { popularity: 10 }),
    listed('Gold of Benin', { popularity: 99, categories: [7] }),
    listed('Marigold', { supplier: 'qtech' }),
    listed('100% Jollof'),
  ]);
  expect(await names({ searchText: 'GOLD' })).toEqual(['Gold of Benin', 'Baobab Gold', 'Marigold']);
  expect(await names({ searchText: ' boabab ' })).toEqual(['Baobab Gold']);
  expect(await names({ searchText: 'qtech' })).toEqual(['Marigold']);
  expect(await names({ searchText: 'gold', category: 7 })).toEqual(['Gold of Benin']);
  expect(await names({ searchText: 'gold', providerId: 6 })).toEqual(['Marigold']);
  expect(await names({ searchText: 'gold', page: 2 })).toEqual([]);
  expect(await names({ searchText: '   ' })).toHaveLength(4);
});

test('takes wildcards, quotes and patterns for plain text', async () => {
  const { names } = await startTestCatalogue(db, [listed('100% Jollof'), listed('Under_score')]);
  expect(await names({ searchText: '%' })).toEqual(['100% Jollof']);
  expect(await names({ searchText: '_' })).toEqual(['Under_score']);
  for (const searchText of ["'", '"', '%%', '_%', '.*', '\\', "' or 1=1 --", '[[', '<script>']) {
    expect(await names({ searchText }), searchText).toEqual([]);
  }
});

test.each([
  { page: 0 },
  { page: -1 },
  { page: 1.5 },
  { page: 1_000_000_001 },
  { page: '1' },
  { searchText: 'a'.repeat(101) },
  { searchText: 'a'.repeat(10_240) },
  { searchText: null },
  { searchText: 'a\u0000' },
  { gameType: 3 },
  { category: 26 },
  { category: -1 },
  { providerId: -1 },
  { forMobile: 1 },
  { sort: 'name' },
])('refuses to read %j', async (change) => {
  const { call } = await startTestCatalogue(db);
  const body = { forMobile: true, providerId: 0, gameType: 2, category: 0, searchText: '', page: 1, ...change };
  expect(await call('POST Game/GetGames', { body })).toMatchObject({ http: 400, status: 'MALFORMED_REQUEST' });
});

test('a visitor’s page does not touch the database', async () => {
  const own = openDatabase({ url: db.url('harmattan_app'), connectionsMax: 2, onIdleError() {} });
  const { names, ask } = await startTestCatalogue(db, many, own);
  await own.close();
  expect(await names()).toHaveLength(30);
  expect(await names({ searchText: 'slot 07' })).toEqual(['Slot 07']);
  expect((await ask({}, 1n)).http).toBe(500);
});
