import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTestFolder, removeAbandoned } from './test-folder.ts';

/** Above the highest number that Linux gives. */
const noProcess = 4_194_305;

function makeParent(): string {
  const parent = mkdtempSync(join(tmpdir(), 'harmattan-folders-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return parent;
}

test('a run names its folder after its process, and the user of PostgreSQL can pass through it', () => {
  const folder = makeTestFolder(makeParent());
  expect(basename(folder)).toMatch(`harmattan-test-${process.pid}-`);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

test('what a killed run left is removed; a run at work and the folders of others stay', async () => {
  const parent = makeParent();
  const own = makeTestFolder(parent);
  const [left, other] = [join(parent, `harmattan-test-${noProcess}-abc`), join(parent, 'other-4194305-abc')];
  for (const folder of [left, other]) mkdirSync(join(folder, 'logs'), { recursive: true });
  await removeAbandoned(parent);
  expect([left, own, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test('a folder that is not there has nothing to remove', async () => {
  await expect(removeAbandoned(join(makeParent(), 'missing'))).resolves.toBeUndefined();
});
