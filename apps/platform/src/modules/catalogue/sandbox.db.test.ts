import { supplierNames } from '@harmattan/wires/suppliers/names';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';
import { categories } from './categories.ts';

const db = useTestDatabase();
const everything = { forMobile: true, providerId: 0, searchText: '', page: 1 };

test('a sandbox starts with games in every list that is no player’s own, of every supplier, each with a picture', async () => {
  const platform = await startTestPlatform(db);
  const visitor = newBrowser(platform.server);
  const pictures = new Set<string>();
  const providers = new Set<string>();
  for (const { gameType, number, kind } of categories) {
    const { status, data } = await visitor.call('POST Game/GetGames', {
      body: { ...everything, gameType, category: number },
    });
    expect(status).toBe('SUCCESS');
    if (kind !== 'favourites' && kind !== 'tournament') expect(data.length, `${gameType} ${number}`).toBeGreaterThan(0);
    for (const { imageBase, imageName, provider } of data) {
      pictures.add(`${imageBase}${imageName}`);
      providers.add(provider);
    }
  }
  expect(providers.size).toBe(supplierNames.length);
  for (const url of pictures) expect((await platform.server.inject(url)).statusCode, url).toBe(200);
});

test('a player who has signed in keeps favourites', async () => {
  const platform = await startTestPlatform(db);
  const player = newBrowser(platform.server);
  const number = newNumber();
  await player.register(number, 'correct horse');
  await player.signIn(number, 'correct horse');
  const body = { ...everything, gameType: 2, category: 0 };
  const [game] = (await player.call('POST Game/GetGames', { body })).data;
  expect(await player.call('POST Game/AddFavGame', { query: { Id: String(game?.id) } })).toMatchObject({
    status: 'SUCCESS',
  });
  const { data } = await player.call('POST Game/GetGames', { body: { ...body, category: 1 } });
  expect(data).toEqual([{ ...game, isFav: true }]);
});
