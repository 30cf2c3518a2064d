import { expect, test } from 'vitest';
import { durabilityOf } from './database.ts';

test('only the product of a test, whose clock can be moved, gives up what survives a power cut', () => {
  expect(durabilityOf({ testClock: false })).toBe('full');
  expect(durabilityOf({ testClock: true })).toBe('none');
});
