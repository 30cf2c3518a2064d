import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../../apps/platform/src/settings/paths.ts';
import { applyTo } from '../../simulate/planted/apply.ts';
import { callNames } from '../calls/player-calls.ts';
import { fuzzBugs } from './bugs.ts';

test.each(fuzzBugs)('$name: it still has its place in the product, and its call exists', ({ edits, shows }) => {
  for (const edit of edits) applyTo(readFileSync(join(repositoryRoot, edit.file), 'utf8'), [edit]);
  if (shows.call !== undefined) expect(callNames).toContain(shows.call);
});

test('three checks of owners are left out, a handler throws, and a handler never answers', () => {
  const kinds = fuzzBugs.map(({ shows }) => shows.kind);
  expect(kinds.filter((kind) => kind === 'leak').length).toBeGreaterThanOrEqual(3);
  expect(kinds).toContain('status_5xx');
  expect(kinds).toContain('unanswered');
});
