import { dirname, join } from 'node:path/posix';
import type { Tree, Workspace } from './tree.ts';

/** The file of the repository that an import means, or none where it is a package, a part of Node or a file that a build makes. */
export function resolveImport(tree: Tree, importer: string, from: string): string | undefined {
  const [bare = ''] = from.split('?');
  if (bare.startsWith('.')) return findFile(tree, join(dirname(importer), bare));
  const workspace = tree.workspaces.find(({ name }) => bare === name || bare.startsWith(`${name}/`));
  return workspace && findFile(tree, join(workspace.folder, targetOf(workspace, bare)));
}

/** The name of the package that an import needs, or none where it needs none. */
export function packageOf(from: string): string | undefined {
  if (/^(?:\.|\/|#|node:|virtual:|https?:)/.test(from)) return undefined;
  const [first = '', second = ''] = from.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** A script of a page may have its types in a declaration beside it, or be written in TypeScript. */
function findFile({ files }: Tree, path: string): string | undefined {
  return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.d.ts')].find((one) => files.has(one));
}

function targetOf({ name, exports }: Workspace, from: string): string {
  const asked = `.${from.slice(name.length)}`;
  if (!exports) return asked;
  for (const [key, target] of Object.entries(exports)) {
    const [start = '', end] = key.split('*');
    if (end === undefined ? key !== asked : !(asked.startsWith(start) && asked.endsWith(end))) continue;
    return end === undefined ? target : target.replace('*', asked.slice(start.length, asked.length - end.length));
  }
  return asked;
}
