import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId } from '../../testing/test-wallet.ts';
import { listed, startTestCatalogue } from './testing/test-catalogue.ts';

const db = useTestDatabase();
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const games = alphabet.flatMap((letter, at) => [
  listed(`Game ${letter}`, { popularity: 100 - at }),
  listed(`Second ${letter}`, { popularity: 50 - at }),
]);

async function setUp() {
  const test = await startTestCatalogue(db, games);
  const player = newPlayerId();
  const change = (verb: 'AddFavGame' | 'RemoveFavGame', name: string, who = player) =>
    test.call(`POST Game/${verb}`, { query: { Id: String(test.idOf(name)) } }, who);
  return { ...test, player, change };
}

test('marks a player’s favourites, lists them with the latest first, and shows no other player’s', async () => {
  const { names, cards, change, player } = await setUp();
  for (const name of ['Game C', 'Game A']) expect((await change('AddFavGame', name)).status).toBe('SUCCESS');
  expect(await names({ category: 1 }, player)).toEqual(['Game A', 'Game C']);
  expect((await cards({}, player)).filter(({ isFav }) => isFav).map(({ gameName }) => gameName)).toEqual([
    'Game A',
    'Game C',
  ]);
  expect(await names({ category: 1, searchText: 'game c' }, player)).toEqual(['Game C']);
  expect(await names({ category: 1, providerId: 6 }, player)).toEqual([]);
  const other = newPlayerId();
  expect(await names({ category: 1 }, other)).toEqual([]);
  expect((await cards({}, other)).some(({ isFav }) => isFav)).toBe(false);
  expect(await names({ category: 1 })).toEqual([]);
});

test('adding and removing twice is as good as once, also at once', async () => {
  const { names, change, player } = await setUp();
  const added = await Promise.all(Array.from({ length: 10 }, () => change('AddFavGame', 'Game B')));
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set(['SUCCESS']));
  expect(await names({ category: 1 }, player)).toEqual(['Game B']);
  const removed = await Promise.all(Array.from({ length: 10 }, () => change('RemoveFavGame', 'Game B')));
  expect(new Set(removed.map(({ status }) => status))).toEqual(new Set(['SUCCESS']));
  expect(await names({ category: 1 }, player)).toEqual([]);
});

test('a player cannot take away another’s favourite', async () => {
  const { names, change, player } = await setUp();
  await change('AddFavGame', 'Game D');
  expect((await change('RemoveFavGame', 'Game D', newPlayerId())).status).toBe('SUCCESS');
  expect(await names({ category: 1 }, player)).toEqual(['Game D']);
});

test('knows no game that does not exist, and lets go of one that was switched off', async () => {
  const { catalogue, call, change, names, player } = await setUp();
  for (const verb of ['AddFavGame', 'RemoveFavGame'] as const) {
    expect(await call(`POST Game/${verb}`, { query: { Id: '99999999' } }, player)).toMatchObject({
      http: 200,
      status: 'GAME_DOES_NOT_EXIST',
    });
    for (const Id of ['0', '-1', '1.5', 'x', '', '99999999999']) {
      expect((await call(`POST Game/${verb}`, { query: { Id } }, player)).http).toBe(400);
    }
    expect((await call(`POST Game/${verb}`, { query: { Id: '1' } })).http).toBe(401);
  }
  await change('AddFavGame', 'Game E');
  await catalogue.importGames({ suppliers: [], games: [listed('Game E', { isEnabled: false })] });
  expect(await names({ category: 1 }, player)).toEqual([]);
  expect((await change('AddFavGame', 'Game E')).status).toBe('GAME_DOES_NOT_EXIST');
  expect((await change('RemoveFavGame', 'Game E')).status).toBe('SUCCESS');
  await catalogue.importGames({ suppliers: [], games: [listed('Game E')] });
  expect(await names({ category: 1 }, player)).toEqual([]);
});

test('puts what was played lately first, each game once, the same from page to page', async () => {
  const { catalogue, names, cards, idOf, player } = await setUp();
  for (const name of ['Second Z', 'Game A', 'Second B', 'Game A']) await catalogue.markPlayed(player, idOf(name));
  const pages = [...(await names({ page: 1 }, player)), ...(await names({ page: 2 }, player))];
  expect(pages.slice(0, 4)).toEqual(['Game A', 'Second B', 'Second Z', 'Game B']);
  expect(pages.toSorted()).toEqual(games.map(({ name }) => name).sort());
  const marked = (await cards({}, player)).filter(({ isRecent }) => isRecent);
  expect(marked.map(({ gameName }) => gameName)).toEqual(['Game A', 'Second B', 'Second Z']);
  // Elsewhere the order stays, and the mark too.
  const [first, second] = await cards({ category: 6 }, player);
  expect([first, second]).toMatchObject([
    { gameName: 'Game A', isRecent: true },
    { gameName: 'Game B', isRecent: false },
  ]);
  expect((await names({ searchText: 'game' }, player))[1]).toBe('Game B');
  expect((await names({}, newPlayerId()))[0]).toBe('Game A');
});

test('remembers the last twelve that a player played', async () => {
  const { catalogue, cards, idOf, player } = await setUp();
  for (const letter of alphabet) await catalogue.markPlayed(player, idOf(`Game ${letter}`));
  const recent = (await cards({}, player)).filter(({ isRecent }) => isRecent).map(({ gameName }) => gameName);
  expect(recent).toEqual(
    alphabet
      .slice(-12)
      .reverse()
      .map((letter) => `Game ${letter}`),
  );
  await Promise.all(alphabet.map((letter) => catalogue.markPlayed(player, idOf(`Second ${letter}`))));
  await catalogue.markPlayed(player, idOf('Game A'));
  const { rows } = await db.database.pool.query('select 1 from catalogue.recent where player_id = $1', [player]);
  expect(rows).toHaveLength(12);
});

test('remembers games that a player opens at once, again and again', async () => {
  const { catalogue, idOf, player } = await setUp();
  const ids = alphabet.map((letter) => idOf(`Game ${letter}`));
  for (let round = 0; round < 20; round++) {
    await Promise.all([...ids, ...ids.toReversed()].map((id) => catalogue.markPlayed(player, id)));
  }
  await catalogue.markPlayed(player, idOf('Second A'));
  const { rows } = await db.database.pool.query('select 1 from catalogue.recent where player_id = $1', [player]);
  expect(rows).toHaveLength(12);
});

test('notices within a moment what another process has changed', async () => {
  const { catalogue, names } = await setUp();
  await catalogue.start();
  await db.database.pool.query(`update catalogue.game set name = 'Renamed' where name = 'Game A'`);
  await expect.poll(async () => (await names())[0]).toBe('Renamed');
});
