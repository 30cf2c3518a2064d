import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test('of a number the network and the last two digits are shown', () => {
  expect(maskName('2348031234512', '234')).toBe('0803•••••12');
});

test('a shorter number looks the same', () => {
  expect(maskName('234803123412', '234')).toBe('0803•••••12');
});
