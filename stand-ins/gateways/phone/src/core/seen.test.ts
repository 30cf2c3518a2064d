import type { Shelf } from '@harmattan/sandbox-ui/shelf';
import { expect, test } from 'vitest';
import { openSeen } from './seen.ts';

function memoryShelf(first?: unknown): Shelf {
  const kept = new Map<string, unknown>([['seen', first]]);
  return {
    read: (name) => kept.get(name),
    write: (name, value) => void kept.set(name, value),
    isLasting: () => false,
  };
}

test('remembers the newest message of each number, and no older one', () => {
  const seen = openSeen(memoryShelf());
  expect(seen.latestOf('2348030000001')).toBe('');
  seen.remember('2348030000001', 'b');
  seen.remember('2348030000002', 'c');
  seen.remember('2348030000001', 'a');
  expect(seen.latestOf('2348030000001')).toBe('b');
  expect(seen.latestOf('2348030000002')).toBe('c');
});

test('forgets the numbers that were opened longest ago', () => {
  const seen = openSeen(memoryShelf());
  const numbers = Array.from({ length: 101 }, (_, at) => `234803${String(at).padStart(7, '0')}`);
  for (const number of numbers) seen.remember(number, 'a');
  expect(numbers.map((number) => seen.latestOf(number)).filter((id) => id === '')).toHaveLength(1);
  expect(seen.latestOf(`${numbers[0]}`)).toBe('');
});

test.each([null, 'text', 7])('takes %j in the browser for nothing that was seen', (stored) => {
  expect(openSeen(memoryShelf(stored)).latestOf('2348030000001')).toBe('');
});
