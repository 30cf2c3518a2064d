// The short form of `npm run planted`: one bug that has to be found, and none that is not there.
import { expect, test } from 'vitest';
import { type TestBug, testBugs } from './bugs.ts';
import { missBug } from './find-bug.ts';

const limitMs = 900_000;
const [first] = testBugs as [TestBug];

test('a planted bug turns its test red', async () => expect(await missBug(first)).toBeUndefined(), limitMs);

test(
  'control: without the bug the same test is green',
  async () => expect(await missBug({ ...first, edits: [] })).toBe('the test is passed'),
  limitMs,
);
