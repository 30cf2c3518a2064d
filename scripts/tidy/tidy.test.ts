import { expect, test } from 'vitest';
import { type Exceptions, shrinkExceptions } from './exceptions.ts';
import { findCycles } from './rules/cycles.ts';
import { findUndeclaredImports, findUnusedDependencies } from './rules/dependencies.ts';
import { findLongFunctions } from './rules/long-functions.ts';
import { findLostReferences } from './rules/lost-references.ts';
import { countPronounSubjects, findLongReadmes } from './rules/prose.ts';
import { findUnusedExports } from './rules/unused-exports.ts';
import { plantTree } from './testing/planted-tree.ts';
import { judgeTree } from './tidy.ts';

const keys = (found: { key: string }[]) => found.map(({ key }) => key);
const lines = (count: number) => '\n'.repeat(count);
const none: Exceptions = {
  functions_over_70: {},
  cycles: {},
  unused_exports: {},
  undeclared_imports: {},
  unused_dependencies: {},
  readme_over_page: {},
  lost_references: {},
  arcade_functions_over_70: 0,
  arcade_cycles: 0,
};

test('a function of more than 70 lines is found, of whatever kind, and one of 70 is not', () => {
  const tree = plantTree({
    'a.ts': `function long() {${lines(70)}}\nconst arrow = () => {${lines(70)}};\nconst short = () => {${lines(69)}};`,
    'b.tsx': `export class Page { render() {${lines(70)}return <p />; } }`,
    'c.test.ts': `describe('all', () => {${lines(99)}test('is long', () => {${lines(70)}});});`,
    'd.js': `export const make = { method() {${lines(70)}} };`,
  });
  expect(keys(findLongFunctions(tree))).toEqual([
    'a.ts long',
    'a.ts arrow',
    'b.tsx render',
    "c.test.ts 'is long'",
    'd.js method',
  ]);
});

test('files that import one another are found; types and later imports close no cycle', () => {
  const tree = plantTree({
    'a.ts': "import { b } from './b.ts';",
    'b.ts': "export { c as b } from './c.ts';",
    'c.ts': "import './a.ts';\nexport const c = 1;",
    'd.ts': "import type { E } from './e.ts';\nimport('./e.ts');",
    'e.ts': "import { d } from './d.ts';",
  });
  expect(findCycles(tree)).toEqual([{ key: 'a.ts b.ts c.ts', text: 'a.ts → b.ts → c.ts → a.ts' }]);
});

test('folders of the product that need one another are found, tests apart', () => {
  const modules = 'apps/platform/src/modules';
  const tree = plantTree({
    [`${modules}/wallet/one.ts`]: "import '../races/two.ts';",
    [`${modules}/wallet/three.ts`]: '',
    [`${modules}/races/two.ts`]: '',
    [`${modules}/races/four.ts`]: "import '../wallet/three.ts';",
    [`${modules}/jackpot/five.ts`]: "import '../races/two.ts';",
    [`${modules}/races/six.test.ts`]: "import '../jackpot/five.ts';",
  });
  expect(keys(findCycles(tree))).toEqual([`${modules}/races ${modules}/wallet`]);
});

test('an export without an importer is found, and one that only tests import is told apart', () => {
  const tree = plantTree({
    'packages/shapes/package.json': JSON.stringify({ name: '@x/shapes', exports: { './*': './src/*.ts' } }),
    'packages/shapes/src/circle.ts':
      'export const used = (size: Size) => 1;\nexport const left = 2;\nexport interface Left {}\nexport interface Size {}\nexport const tested = 3;',
    'packages/shapes/src/circle.test.ts': "import { tested } from './circle.ts';",
    'packages/shapes/src/all.ts': "export * from './star.ts';\nexport { left } from './circle.ts';",
    'packages/shapes/src/star.ts': 'export const star = 1;\nexport const dust = 2;',
    'apps/a/main.ts': "import { used } from '@x/shapes/circle';\nimport { star } from '@x/shapes/all';",
  });
  const { unused, usedByTests } = findUnusedExports(tree);
  expect(keys(unused)).toEqual([
    'packages/shapes/src/circle.ts Left',
    'packages/shapes/src/all.ts left',
    'packages/shapes/src/star.ts dust',
  ]);
  expect(keys(usedByTests)).toEqual(['packages/shapes/src/circle.ts tested']);
});

test('what is loaded by its path, by a page, by a tool, later, as a whole or for a type is used', () => {
  const tree = plantTree({
    'vite.config.ts': "export default { setup: ['tools/setup.ts'] };",
    'tools/setup.ts': 'export function setup() {}',
    'tools/main.ts':
      "new Worker(new URL('./worker.ts', import.meta.url));\nimport('./lazy.ts');\nimport * as all from './all.ts';",
    'tools/worker.ts': 'export const worker = 1;',
    'tools/lazy.ts': 'export const lazy = 1;',
    'tools/all.ts': 'export const one = 1;',
    'stand-ins/arcade/src/games/browser/dice.js': 'export function mount() {}',
    'stand-ins/arcade/src/games/browser/table.js': '/** @typedef {import("./x.js")} */\nexport const own = 1;',
    'tools/types.ts': 'export interface Shape {}',
    'tools/plain.mjs': "/** @type {import('./types.ts').Shape} */\nconst shape = {};",
  });
  expect(keys(findUnusedExports(tree).unused)).toEqual(['stand-ins/arcade/src/games/browser/table.js own']);
});

test('a package that a workspace imports and does not declare is found, and one that it declares and does not use', () => {
  const tree = plantTree({
    'package.json': JSON.stringify({
      name: 'root',
      devDependencies: { typescript: '1', '@types/node': '1', vitest: '1' },
    }),
    'tsconfig.json': '{ "types": ["node"] }',
    'check.ts': "run('typescript/bin/tsc');\nimport { test } from 'vitest';",
    'apps/a/package.json': JSON.stringify({
      name: '@x/a',
      dependencies: { zod: '1', pg: '1', '@types/pg': '1', '@x/b': '*', react: '1' },
    }),
    'apps/a/main.ts':
      "import pg from 'pg';\nimport { test } from 'vitest';\nimport '@scope/name/deep';\nimport 'node:fs';\nimport './own.css';",
    'apps/a/own.css': "@import '@x/b/tokens.css';",
    'apps/a/types.ts': "import type { ReactNode } from 'react';\nimport { own } from '@x/a/main.ts';",
  });
  expect(keys(findUndeclaredImports(tree))).toEqual(['apps/a/package.json vitest', 'apps/a/package.json @scope/name']);
  expect(keys(findUnusedDependencies(tree))).toEqual(['apps/a/package.json zod']);
});

test('a README over a page is found by its lines and by its words', () => {
  const tree = plantTree({
    'README.md': 'word '.repeat(700),
    'a/README.md': 'word '.repeat(900),
    'b/README.md': `${lines(90)}end`,
    'docs/long.md': 'word '.repeat(900),
  });
  expect(keys(findLongReadmes(tree))).toEqual(['a/README.md', 'b/README.md']);
});

test('pronouns are counted in code and prose, whole words in any case', () => {
  const [first, second] = ['no', 'some'].map((start) => `${start}body`);
  const tree = plantTree({
    'a.md': `${first} and ${second?.toUpperCase()}`,
    'b.ts': `// ${first}s`,
    'c.json': `"${first}"`,
  });
  expect(countPronounSubjects(tree)).toBe(2);
});

test('links, headings, pictures, files and commands that are not there are found in documents', () => {
  const tree = plantTree({
    'package.json': JSON.stringify({ name: 'root', scripts: { check: 'x' } }),
    'docs/a.md': [
      '# One heading, here',
      '[itself](#one-heading-here) [gone](gone.md) [heading](b.md#none) [far](https://example.com) `[no](link)`',
      '`src/main.ts` `lost.ts` `modules/wallet` `modules/lost/` `x.test.ts` `npm test`',
      'npm run check and npm run lost; <img src="lost.png">',
    ].join('\n'),
    'docs/b.md': '',
    'apps/src/main.ts': '',
    'apps/modules/wallet/index.ts': '',
    'CHANGELOG.md': '`old.ts` [gone](old.md)',
  });
  expect(findLostReferences(tree).map(({ text }) => text)).toEqual([
    'docs/a.md: gone.md does not exist',
    'docs/a.md: b.md has no heading #none',
    'docs/a.md: lost.png does not exist',
    'docs/a.md: npm run lost is no command',
    'docs/a.md: lost.ts does not exist',
    'docs/a.md: modules/lost does not exist',
    'CHANGELOG.md: old.md does not exist',
  ]);
});

test('a stated exception is no problem, one that is no longer needed is, and shrinking takes it out', () => {
  const tree = plantTree({
    'a/README.md': 'word '.repeat(900),
    'stand-ins/arcade/a.ts': `function long() {${lines(70)}}`,
  });
  expect(judgeTree(tree, none).problems).toEqual([
    'readme_over_page: a/README.md: 1 lines, 900 words',
    'arcade_functions_over_70: 1, and the exceptions state 0\n  stand-ins/arcade/a.ts:1 long, 71 lines',
  ]);
  const stated = {
    ...none,
    readme_over_page: { 'a/README.md': 'why', 'b/README.md': 'why' },
    arcade_functions_over_70: 2,
  };
  const { problems, found, counts } = judgeTree(tree, stated);
  expect(problems).toEqual([
    'readme_over_page: the exception is no longer needed: b/README.md',
    'arcade_functions_over_70: 1, and the exceptions state 2',
  ]);
  expect(counts).toMatchObject({ readme_over_page: 1, arcade_functions_over_70: 1, functions_over_70: 0 });
  const shrunk = shrinkExceptions(stated, found);
  expect(shrunk).toEqual({ ...none, readme_over_page: { 'a/README.md': 'why' }, arcade_functions_over_70: 1 });
  expect(judgeTree(tree, shrunk).problems).toEqual([]);
});
