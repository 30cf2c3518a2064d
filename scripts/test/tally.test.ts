import { expect, test } from 'vitest';
import { addTallies, tallyLine, withExitCode } from './tally.ts';

test('adds up and closes with one line', () => {
  const total = addTallies([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);
  expect(tallyLine(total)).toBe('5 passed, 1 failed');
  expect(tallyLine({ ...total, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

test('counts a runner that failed without a failed test as one failure', () => {
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, null).failed).toBe(1);
  expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});
