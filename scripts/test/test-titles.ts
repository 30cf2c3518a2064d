import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const literal = String.raw`(?<quote>['"\`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>`;
/** `test('…'`, `it('…'`, `promise('…'` of an attack, and the `)('…'` of a table of cases. A test that is skipped is none. */
const titled = new RegExp(String.raw`(?:\b(?:test|it|promise)|\))\(\s*${literal}`, 'gs');
/** What a case fills in: `%s`, `$name` and the gaps of a template. */
const gaps = /%[sdifjo#%]|\$\{(?:[^{}]|\{[^{}]*\})*\}|\$[a-z][\w.]*/gi;

/** The titles in the text of a test file, each as a pattern of what the runner may call the test. */
export function readTitles(source: string): RegExp[] {
  return [...source.matchAll(titled)].map(({ groups }) => {
    const text = (groups?.text ?? '').replace(/\\(.)/g, '$1');
    const escaped = text.split(gaps).map((part) => RegExp.escape(part));
    return new RegExp(`^${escaped.join('.*')}$`, 's');
  });
}

/** Whether one of these test files, given as their texts, has a test of a title. */
export function titlesIn(...sources: string[]): (title: string) => boolean {
  // A title that is nothing but gaps would match everything.
  const telling = sources.flatMap(readTitles).filter(({ source }) => /[a-z]{3}/i.test(source));
  return (title) => telling.some((pattern) => pattern.test(title));
}

/** Whether a test file of the repository has a test of this title. */
export function titleFinder(root: string): (title: string) => boolean {
  const files = globSync('{apps,packages,stand-ins,proof,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  });
  return titlesIn(...files.map((file) => readFileSync(join(root, file), 'utf8')));
}
