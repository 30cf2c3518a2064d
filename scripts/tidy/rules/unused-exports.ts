import { dirname, join } from 'node:path/posix';
import { resolveImport } from '../resolve-import.ts';
import { isTest, isTestSupport, type Tree } from '../tree.ts';
import type { Finding } from './finding.ts';

/** By file and name: who imports it. A name may be `*`, for every name of the file. */
type Uses = Map<string, Set<string>>;

interface UnusedExports {
  unused: Finding[];
  /** Product code that only tests use. */
  usedByTests: Finding[];
}

export function findUnusedExports(tree: Tree): UnusedExports {
  const uses = collectUses(tree);
  const found: UnusedExports = { unused: [], usedByTests: [] };
  for (const { path, exports } of tree.modules.values()) {
    for (const { name, line, isOfSignature } of exports) {
      if (isOfSignature || isEntry(path, name)) continue;
      const users = [...(uses.get(`${path} ${name}`) ?? []), ...(uses.get(`${path} *`) ?? [])];
      const finding = { key: `${path} ${name}`, text: `${path}:${line} ${name}` };
      if (users.length === 0) found.unused.push(finding);
      else if (users.every(isTest) && !isTestSupport(path)) found.usedByTests.push(finding);
    }
  }
  return found;
}

/** Read by a tool that opens the file by its name, or called by a page that loads the script by its address. */
function isEntry(path: string, name: string): boolean {
  return /(?:\.config|\.d)\.ts$/.test(path) || (name === 'mount' && /\/browser\/[^/]+\.js$/.test(path));
}

function collectUses(tree: Tree): Uses {
  const uses: Uses = new Map();
  const add = (path: string, name: string, user: string) => {
    const key = `${path} ${name}`;
    uses.set(key, (uses.get(key) ?? new Set()).add(user));
  };
  for (const { path, imports, strings } of tree.modules.values()) {
    for (const { from, names } of imports) {
      const target = resolveImport(tree, path, from);
      if (target === undefined) continue;
      for (const name of names === 'all' ? ['*'] : names) {
        for (const declaring of declarations(tree, target, name)) add(declaring, name, path);
      }
    }
    for (const target of strings.flatMap((text) => namedFile(tree, path, text) ?? [])) add(target, '*', path);
  }
  return uses;
}

/** Where a name comes from: the file itself, and every file whose exports it passes on. */
function declarations(tree: Tree, path: string, name: string, seen = new Set<string>()): string[] {
  const module = tree.modules.get(path);
  if (!module || seen.has(path)) return [];
  seen.add(path);
  const further = module.stars.flatMap((from) => resolveImport(tree, path, from) ?? []);
  return [path, ...further.flatMap((one) => declarations(tree, one, name, seen))];
}

/** A file that code opens by its path: a process, a worker, a script that a page loads. */
function namedFile(tree: Tree, path: string, text: string): string | undefined {
  if (!/^[\w@./-]+\.(?:ts|js|mjs)$/.test(text)) return undefined;
  const [first = '', ...rest] = text.split('/');
  const places = [
    join(dirname(path), text),
    // A page loads modules of the packages by such names; a list of tests would only mention them.
    ...(isTest(path) ? [] : [join('packages', first, 'src', ...rest)]),
    ...(/\.config\.ts$/.test(path) ? [text] : []),
  ];
  return places.find((place) => tree.modules.has(place));
}
