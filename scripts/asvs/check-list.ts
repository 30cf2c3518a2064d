import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import type { TestOutcome } from '../test/count-faults.ts';
import { titleFinder } from '../test/test-titles.ts';
import { findListProblems, findUnprovenTitles } from './judge-list.ts';
import { readList } from './read-list.ts';
import { requirements } from './requirements.ts';

export const listFile = 'docs/asvs.md';

const readListFile = () => readFileSync(join(repositoryRoot, listFile), 'utf8');

/** Problems that the files alone show. */
export function checkList(markdown = readListFile()): string[] {
  const isTitle = titleFinder(repositoryRoot);
  return [...findListProblems(readList(markdown), { requirements, isTitle }), ...findLostLinks(markdown)];
}

/** Problems that a whole run of the tests shows. */
export function checkListByRun(tests: readonly TestOutcome[], markdown = readListFile()): string[] {
  return findUnprovenTitles(readList(markdown), tests);
}

/** Documents and headings that the list refers to and that are not there. */
function findLostLinks(markdown: string): string[] {
  const links = [...markdown.matchAll(/\]\(([^)\s#]+)(?:#([^)\s]+))?\)/g)].filter(
    ([, path = '']) => !path.includes(':'),
  );
  return links.flatMap(([, path = '', heading]) => {
    const file = join(repositoryRoot, 'docs', path);
    if (!existsSync(file)) return [`${path} does not exist`];
    if (!heading) return [];
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => toAnchor(text));
    return headings.includes(heading) ? [] : [`${path} has no heading #${heading}`];
  });
}

function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
