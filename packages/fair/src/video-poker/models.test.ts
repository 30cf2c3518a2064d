import { assert } from '@harmattan/kernel/assert';
import { expect, test } from 'vitest';
import { cardsOf } from '../../testing/cards.ts';
import { findVideoPokerModel, videoPokerModels } from './models.ts';

function modelOf(name: string) {
  const model = findVideoPokerModel(name);
  assert(model, `${name} is a model`);
  return model;
}

test.each([
  ['jacks-or-better', 'Ah Kh Qh Jh Th', 'royal-flush', 800],
  ['jacks-or-better', '9h Kh Qh Jh Th', 'straight-flush', 50],
  ['jacks-or-better', 'Ah As Ad Ac Th', 'four-of-a-kind', 25],
  ['jacks-or-better', 'Ah As Ad Tc Th', 'full-house', 9],
  ['jacks-or-better', 'Ah 3h 9h Th Jh', 'flush', 6],
  ['jacks-or-better', 'Ah 2h 3d 4h 5h', 'straight', 4],
  ['jacks-or-better', 'Th 3h Td Tc 5h', 'three-of-a-kind', 3],
  ['jacks-or-better', 'Th 3h Td 3c 5h', 'two-pairs', 2],
  ['jacks-or-better', 'Jh 3h Jd 4c 5h', 'jacks-or-better', 1],
  ['jacks-or-better', 'Ah 3h Ad 4c 5h', 'jacks-or-better', 1],
  ['bonus', 'Ah As Ad Ac Th', 'four-aces', 80],
  ['bonus', '2h 2s 2d 2c Th', 'four-twos-to-fours', 40],
  ['bonus', '4h 4s 4d 4c Ah', 'four-twos-to-fours', 40],
  ['bonus', '5h 5s 5d 5c Ah', 'four-fives-to-kings', 25],
  ['double-bonus', 'Kh Ks Kd Kc Ah', 'four-fives-to-kings', 50],
  ['double-bonus', 'Th 3h Td 3c 5h', 'two-pairs', 1],
  ['deuces-wild', '2h 2s 2d 2c Th', 'four-deuces', 200],
  ['deuces-wild', '2h Ks Qs Js As', 'wild-royal', 25],
  ['deuces-wild', 'Th Ts 9d 3c 2h', 'three-of-a-kind', 1],
] as const)('%s pays for %s: %s, %d times the stake', (name, words, hand, times) => {
  expect(modelOf(name).payOf(cardsOf(words))).toEqual({ hand, times });
});

test.each([
  ['jacks-or-better', 'Th 3h Td 4c 5h'],
  ['bonus', 'Ah Kd Qh Jh 9h'],
  ['deuces-wild', 'Ah Ad Kh Kc 5h'],
  ['deuces-wild', '2h Ad Kh 9c 5h'],
])('%s pays nothing for %s', (name, words) => {
  expect(modelOf(name).payOf(cardsOf(words))).toBeUndefined();
});

test('pays whole stakes, and more for the better hand of a list', () => {
  expect(videoPokerModels.map(({ name }) => name)).toEqual(['jacks-or-better', 'bonus', 'double-bonus', 'deuces-wild']);
  for (const { pays } of videoPokerModels) {
    for (const { times } of pays) expect(Number.isInteger(times) && times > 0).toBe(true);
    expect(pays[0]).toEqual({ hand: 'royal-flush', times: 800 });
  }
  expect(findVideoPokerModel('none')).toBeUndefined();
});
