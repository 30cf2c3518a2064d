import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { applyTo } from '../simulate/planted/apply.ts';
import { testBugs } from './bugs.ts';

const textOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

test.each(testBugs)('$name: it still has its place in the product, and its test exists', ({ edits, by }) => {
  for (const [file, here] of Map.groupBy(edits, (edit) => edit.file)) applyTo(textOf(file), here);
  const titles = [by.title, by.title.replace(/\b(altenar|bti|everymatrix|bsbetting)\b/, '%s')];
  expect(titles.some((title) => textOf(by.file).includes(title))).toBe(true);
});
