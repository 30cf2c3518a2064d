import { expect, test } from 'vitest';
import { egtSessionName, isEqGame } from './egt.ts';

test('knows the games of the second portal', () => {
  expect(['538', '539', '540', '541', '542', '543'].every(isEqGame)).toBe(true);
  expect(['537', '544', '801', '53', '5380', ''].some(isEqGame)).toBe(false);
});

test('no two sessions have the same name', () => {
  expect(egtSessionName('1', '23')).not.toBe(egtSessionName('12', '3'));
});
