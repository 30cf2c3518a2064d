import type { Tree } from '../tree.ts';
import type { Finding } from './finding.ts';

const pageMax = { lines: 80, words: 800 };
const prose = /\.(?:ts|tsx|md)$/;
const pronouns = /\b(?:(?:no|some)body|who(?:ever))\b/gi;

/** Pronouns where the noun of the glossary belongs. A player's text and a case of a test may have them. */
export function countPronounSubjects({ files, read }: Tree): number {
  return [...files]
    .filter((path) => prose.test(path))
    .reduce((sum, path) => sum + [...read(path).matchAll(pronouns)].length, 0);
}

export function findLongReadmes({ files, read }: Tree): Finding[] {
  return [...files]
    .filter((path) => /(?:^|\/)README\.md$/.test(path))
    .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length, words: countWords(read(path)) }))
    .filter(({ lines, words }) => lines > pageMax.lines || words > pageMax.words)
    .map(({ path, lines, words }) => ({ key: path, text: `${path}: ${lines} lines, ${words} words` }));
}

/** The bars of a table and the marks of a list are none. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
