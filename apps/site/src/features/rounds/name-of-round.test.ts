import { expect, test } from 'vitest';
import type { Round } from './fetch-rounds.ts';
import { nameOfRound } from './name-of-round.ts';

const prize = { gameName: 'Friday dash', raceNames: { en: 'Friday dash', sw: 'Mbio za Ijumaa' } } as Round;

test('a prize of a race has the name of the language, and any other round its own', () => {
  expect(nameOfRound(prize, 'sw')).toBe('Mbio za Ijumaa');
  expect(nameOfRound(prize, 'zh')).toBe('Friday dash');
  expect(nameOfRound({ gameName: 'Palm Gold' } as Round, 'sw')).toBe('Palm Gold');
});
