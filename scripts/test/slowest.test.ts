import { expect, test } from 'vitest';
import { timeLines } from './slowest.ts';

test('names the time of each part and the forty slowest files, the slowest first', () => {
  const files = Array.from({ length: 42 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1000 }));
  const lines = timeLines(
    [
      { name: 'unit', ms: 90_000 },
      { name: 'e2e', ms: 60_000 },
    ],
    files,
  );
  expect(lines[0]).toBe('2.5 min: unit 1.5, e2e 1.0');
  expect(lines.slice(1)).toHaveLength(40);
  expect(lines[1]).toBe('   41 s  41.test.ts');
  expect(lines.at(-1)).toBe('    2 s  2.test.ts');
});
