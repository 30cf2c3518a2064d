import { expect, it } from 'vitest';
import { appendGames } from './append-games.ts';
import type { Game } from './fetch-games.ts';

const game = (id: number): Game => ({
  id,
  gameName: `Game ${id}`,
  imageName: '',
  imageBase: '/tiles/',
  realUrl: `/game/StartVivo?gameid=${id}`,
  isFav: false,
  hasIngameDropsAndWins: false,
  isInActiveTournament: false,
  hasFreePlay: false,
  provider: 'Vivo',
  isRecent: false,
});

it('puts a page behind what is there, and shows no game twice', () => {
  const shown = { games: [game(1), game(2)], nextPage: 2 };
  const more = { games: [game(2), game(3)], nextPage: undefined };
  expect(appendGames(shown, more)).toEqual({ games: [game(1), game(2), game(3)], nextPage: undefined });
});
