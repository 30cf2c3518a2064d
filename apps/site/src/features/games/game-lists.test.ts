import { expect, it } from 'vitest';
import { listAt } from './game-lists.ts';

const specified = {
  '/slots': {
    gameType: 2,
    categories:
      'favourites 1, all 0, free-play 24, drops 25, tournament 4, popular 2, newest 3, buy-spin 5, video-slots 6, classic 7',
  },
  '/casino': {
    gameType: 0,
    categories: 'favourites 1, all 0, popular 2, newest 3, fair 13, table 14, video-poker 15, bingo 16, other 17',
  },
  '/livecasino': {
    gameType: 1,
    categories: 'favourites 1, all 0, baccarat 8, poker 9, blackjack 10, roulette 11, other 12',
  },
  '/virtualgames': { gameType: 0, categories: 'favourites 19, all 18, newest 20, popular 21, horse 22, sports 23' },
  '/provablyfair': { gameType: 0, categories: 'fair 13' },
};

it.each(Object.entries(specified))('%s asks by the specified numbers', (path, { gameType, categories }) => {
  const list = listAt(path);
  expect(list.gameType).toBe(gameType);
  expect(list.categories.map(({ name, number }) => `${name} ${number}`).join(', ')).toBe(categories);
});
