import { expect, test } from 'vitest';
import { readFront } from './read-front.ts';

test('reads the day and whether it is a sample, and takes them off the text', () => {
  expect(readFront('changed: 2026-11-15\nsample: yes\n\n# A\n\nb\n')).toEqual({
    changed: '2026-11-15',
    isSample: true,
    body: '# A\n\nb',
  });
  expect(readFront('\uFEFFchanged: 2026-02-28\r\n\r\na')).toEqual({
    changed: '2026-02-28',
    isSample: false,
    body: 'a',
  });
});

test('a text without them is all text', () => {
  expect(readFront('# A\nchanged: 2026-11-15')).toEqual({
    changed: undefined,
    isSample: false,
    body: '# A\nchanged: 2026-11-15',
  });
});

test.each(['2026-02-30', '2026-13-01', '15.11.2026', '2026-1-5', 'today'])('%s is no day', (day) => {
  expect(readFront(`changed: ${day}\n\na`)).toEqual({ changed: undefined, isSample: false, body: 'a' });
});
