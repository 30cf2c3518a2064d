import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

const named = (picks: number, bankers: number[] = []) =>
  choicesOf(picks, bankers).map(({ name, lines }) => `${name} ${lines}`);

test('offers every choice of several lines, and the covers that players know by name', () => {
  expect(named(3)).toEqual(['2/3 3', 'Trixie 4', 'Patent 7']);
  expect(named(4)).toEqual(['2/4 6', '3/4 4', 'Yankee 11', 'Lucky 15 15']);
  expect(named(5).slice(-2)).toEqual(['Canadian 26', 'Lucky 31 31']);
  expect(named(6).slice(-2)).toEqual(['Heinz 57', 'Lucky 63 63']);
  expect(named(8).slice(-2)).toEqual(['Goliath 247', '1+2+3+4+5+6+7+8/8 255']);
});

test('with bankers the others are chosen from, and nothing of more than a thousand lines is offered', () => {
  expect(named(4, [0])).toEqual(['1/3 + 1 3', '2/3 + 1 3', 'Trixie + 1 4', 'Patent + 1 7']);
  expect(named(3, [0])).toEqual(['1/2 + 1 2']);
  expect(named(14)).not.toContain('6/14 3003');
  expect(named(50)).toEqual(['49/50 50']);
});
