import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTitles, titleFinder } from '../test/test-titles.ts';
import { checkList, checkListByRun } from './check-list.ts';
import { findListProblems, findUnprovenTitles } from './judge-list.ts';
import { readList } from './read-list.ts';
import { requirements } from './requirements.ts';

const markdown = readFileSync('docs/asvs.md', 'utf8');
const isTitle = titleFinder(process.cwd());
const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const rowsOf = (...rows: string[][]) => readList(rows.map(line).join('\n'));
const known = ['refuses a forged token', 'keeps a promise'];
const judge = (...rows: string[][]) =>
  findListProblems(rowsOf(...rows), { requirements: { '1.1.1': 2 }, isTitle: (title) => known.includes(title) });
const outcome = (title: string, status: string) => ({ name: title, title, status });

test('the list of security requirements has each of levels 1 and 2 once, and names tests and documents that exist', () => {
  expect(checkList()).toEqual([]);
});

test('a number that is taken out of the list is found, and so is one that stands there twice', () => {
  const [first = '', second = ''] = markdown.split('\n').filter((text) => /^\| \d/.test(text));
  const [, removed = ''] = /^\| ([\d.]+)/.exec(first) ?? [];
  const [, repeated = ''] = /^\| ([\d.]+)/.exec(second) ?? [];
  expect(checkList(markdown.replace(`${first}\n`, ''))).toEqual([`${removed} is missing`]);
  expect(checkList(markdown.replace(second, `${second}\n${second}`))).toEqual([`${repeated} stands there twice`]);
});

test('a title that is changed by a letter is found, in the files and in the run', () => {
  const title = readList(markdown).find(({ verdict }) => verdict === 'holds')?.titles[0] ?? '';
  const changed = `${title}!`;
  const wrong = markdown.replace(`\`${title}\``, `\`${changed}\``);
  expect(checkList(wrong)).toEqual([expect.stringContaining(`names a test that no file has: ${changed}`)]);
  const all = readList(markdown).flatMap(({ titles }) => titles.map((one) => outcome(one, 'passed')));
  expect(checkListByRun(all)).toEqual([]);
  expect(checkListByRun(all, wrong)).toEqual([expect.stringContaining(`${changed} (did not run)`)]);
});

test('a document or a heading that is gone is found', () => {
  expect(checkList(`${markdown}\n[gone](gone.md) [heading](settings.md#not-there)`)).toEqual([
    'gone.md does not exist',
    'settings.md has no heading #not-there',
  ]);
});

test.each([
  [['1.1.1', '2', 'words', 'holds', '`refuses a forged token`'], []],
  [['1.1.1', '1', 'words', 'holds', '`keeps a promise`'], ['1.1.1 is of level 2']],
  [['1.1.1', '2', 'words', 'probably', 'it should'], ['1.1.1 has the verdict "probably", which is none']],
  [['1.1.1', '2', 'words', 'holds', 'believe it'], ['1.1.1 holds and names no test']],
  [['1.1.1', '2', 'words', 'does not apply', ''], ['1.1.1 gives no reason']],
  [
    ['9.9.9', '2', 'words', 'holds', '`keeps a promise`'],
    ['1.1.1 is missing', '9.9.9 is no requirement of level 1 or 2'],
  ],
])('judges the row %j', (row, problems) => {
  expect(judge(row)).toEqual(problems);
});

test('a named test counts only if it ran and passed, wherever its title stands', () => {
  const rows = rowsOf(
    ['1.1.1', '2', 'words', 'holds', '`refuses a forged token`, `keeps a promise`'],
    ['1.1.2', '2', 'words', 'does not apply', 'because of `code`'],
  );
  const passed = known.map((title) => outcome(title, 'passed'));
  expect(findUnprovenTitles(rows, passed)).toEqual([]);
  expect(findUnprovenTitles(rows, passed.slice(1))).toEqual(['1.1.1: refuses a forged token (did not run)']);
  expect(findUnprovenTitles(rows, [...passed, outcome('keeps a promise', 'failed')])).toEqual([
    '1.1.1: keeps a promise (did not pass)',
  ]);
  expect(findUnprovenTitles(rows, [...passed, outcome('keeps a promise', 'pending')])).toHaveLength(1);
});

test('finds the titles of tests, tables of cases and templates, and of nothing else', () => {
  const source = `test('it\\'s kept', () => {});
    test.each([1])('takes %i of $name', () => {});
    for (const one of all) test(\`opens \${one}\`, () => {});
    test.skip('later', () => {});
    expect('no title').toBe('either');`;
  const patterns = readTitles(source);
  const finds = (title: string) => patterns.some((pattern) => pattern.test(title));
  expect(["it's kept", 'takes 5 of plenty', 'opens the door'].map(finds)).toEqual([true, true, true]);
  expect(['later', 'no title', 'either', 'takes'].map(finds)).toEqual([false, false, false, false]);
  expect(isTitle('finds the titles of tests, tables of cases and templates, and of nothing else')).toBe(true);
});

test('there are 70 requirements of level 1 and 183 of level 2', () => {
  const levels = Object.values(requirements);
  expect([1, 2].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183]);
});
