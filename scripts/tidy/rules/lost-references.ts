import { dirname, join } from 'node:path/posix';
import type { Tree } from '../tree.ts';
import type { Finding } from './finding.ts';

/** Links, headings, names of files and commands in documents that lead nowhere. */
export function findLostReferences(tree: Tree): Finding[] {
  const documents = [...tree.files].filter((path) => path.endsWith('.md') && !path.startsWith('brand/'));
  return documents.flatMap((path) => {
    const text = tree.read(path);
    const lost = [...lostLinks(tree, path, text), ...lostCommands(tree, text)];
    // The changelog tells of files as they were called then.
    if (path !== 'CHANGELOG.md') lost.push(...lostFiles(tree, path, text));
    return [...new Set(lost)].map((what) => ({ key: `${path} ${what}`, text: `${path}: ${what}` }));
  });
}

function lostLinks(tree: Tree, path: string, text: string): string[] {
  const spoken = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, 'code');
  const links = [...spoken.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]+))?\)/g), ...spoken.matchAll(/<img src="([^"]+)"/g)];
  return links.flatMap(([, target = '', heading]) => {
    if (target.includes(':')) return [];
    const file = target === '' ? path : join(dirname(path), target).replace(/\/$/, '');
    if (!exists(tree, file)) return [`${target} does not exist`];
    if (!heading || !file.endsWith('.md')) return [];
    return headings(tree.read(file)).includes(heading) ? [] : [`${target} has no heading #${heading}`];
  });
}

function lostCommands({ workspaces }: Tree, text: string): string[] {
  const commands = workspaces.find(({ folder }) => folder === '')?.commands ?? [];
  return [...text.matchAll(/\bnpm\s+run\s+([a-z][\w:-]*\w)/g)].flatMap(([, name = '']) =>
    commands.includes(name) ? [] : [`npm run ${name} is no command`],
  );
}

const extension = String.raw`\.(?:ts|tsx|mjs|sql|md|grit|css)`;
const folders = 'apps|packages|stand-ins|scripts|docs|brand|e2e|bench|faults|proof|conformance|modules|features';
const namedFile = new RegExp(String.raw`^[\w@.-][\w@./-]*${extension}$`);
const namedFolder = new RegExp(String.raw`^(?:${folders})/[\w@./-]*$`);
/** `x.test.ts` is any test, and `x` any name. */
const anyName = /(?:^|\/)x\./;

/** What stands as code and reads like a file or a folder of ours. The start of its path may be left out, and the end of a test's name. */
function lostFiles({ files }: Tree, path: string, text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name.replace(/\/$/, ''));
  return named
    .filter((name) => (namedFile.test(name) || namedFolder.test(name)) && !anyName.test(name))
    .filter((name) => {
      const near = join(dirname(path), name);
      const inside = [`/${name}/`, `/${name}.`];
      return ![...files].some((file) => file === near || inside.some((part) => `/${file}/`.includes(part)));
    })
    .map((name) => `${name} does not exist`);
}

function exists({ files }: Tree, path: string): boolean {
  return path === '.' || files.has(path) || [...files].some((file) => file.startsWith(`${path}/`));
}

function headings(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
