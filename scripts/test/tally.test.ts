import { expect, test } from 'vitest';
import { addTallies, tallyLine, withExitCode } from './tally.ts';

const none = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

test('adds up and closes with one line', () => {
  const total = addTallies([
    { ...none, passed: 3 },
    { ...none, passed: 2, failed: 1 },
  ]);
  expect(tallyLine(total)).toBe('5 passed, 1 failed');
  expect(tallyLine({ ...total, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

test('names what failed at the very end, where it is found', () => {
  const total = addTallies([
    { ...none, failed: 1, failures: ['db › seeds.db.test.ts › is taken once'] },
    { ...none, passed: 1 },
  ]);
  expect(tallyLine(total)).toBe('failed: db › seeds.db.test.ts › is taken once\n1 passed, 1 failed');
});

test('names the tests that passed only at the second try', () => {
  const total = addTallies([
    { ...none, passed: 3, flaky: ['phone › signs in'] },
    { ...none, passed: 1, flaky: ['phone › signs out'] },
  ]);
  expect(tallyLine(total)).toBe('4 passed, 0 failed, 2 flaky: phone › signs in; phone › signs out');
});

test('counts a runner that failed without a failed test as one failure', () => {
  expect(withExitCode({ ...none, passed: 3 }, 1, 'db').failed).toBe(1);
  expect(withExitCode({ ...none, passed: 3 }, null, 'db').failed).toBe(1);
  expect(withExitCode({ ...none, passed: 3 }, 1, 'db').failures).toEqual(['db: no test failed, but the run did']);
  expect(withExitCode({ ...none, passed: 3, failed: 2 }, 1, 'db').failed).toBe(2);
  expect(withExitCode({ ...none, passed: 3 }, 0, 'db').failed).toBe(0);
});
