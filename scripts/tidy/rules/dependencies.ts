import { packageOf } from '../resolve-import.ts';
import { type Tree, type Workspace, workspaceOf } from '../tree.ts';
import type { Finding } from './finding.ts';

/** Packages that a workspace imports and does not declare: they are there only because another one needs them. */
export function findUndeclaredImports(tree: Tree): Finding[] {
  const found = new Map<string, Finding>();
  for (const { workspace, name, path } of importedPackages(tree)) {
    if (name === workspace.name || workspace.dependencies.includes(name)) continue;
    const key = `${manifestOf(workspace)} ${name}`;
    if (!found.has(key)) found.set(key, { key, text: `${manifestOf(workspace)} does not declare ${name}: ${path}` });
  }
  return [...found.values()];
}

/** Packages that a workspace declares and that none of its files names. */
export function findUnusedDependencies(tree: Tree): Finding[] {
  const used = new Set([...importedPackages(tree)].map(({ workspace, name }) => `${workspace.folder} ${name}`));
  return tree.workspaces.flatMap((workspace) =>
    workspace.dependencies
      .filter((name) => !used.has(`${workspace.folder} ${typedPackage(name)}`) && !isNamed(tree, workspace, name))
      .map((name) => ({
        key: `${manifestOf(workspace)} ${name}`,
        text: `${manifestOf(workspace)} declares ${name}, which nothing there uses`,
      })),
  );
}

function* importedPackages(tree: Tree): Generator<{ workspace: Workspace; name: string; path: string }> {
  for (const { path, imports } of tree.modules.values()) {
    const workspace = workspaceOf(tree, path);
    for (const { from } of imports) {
      const name = packageOf(from);
      if (workspace && name !== undefined) yield { workspace, name, path };
    }
  }
}

const manifestOf = ({ folder }: Workspace) => (folder === '' ? 'package.json' : `${folder}/package.json`);

/** Types are used where the package that they describe is. */
function typedPackage(name: string): string {
  return name.replace(/^@types\//, '');
}

/** By a style sheet, a configuration, or a path such as `typescript/bin/tsc`. */
function isNamed(tree: Tree, workspace: Workspace, name: string): boolean {
  const mentions = new RegExp(String.raw`['"\`](?:node_modules/)?${RegExp.escape(typedPackage(name))}[/'"]`);
  return [...tree.files].some(
    (path) =>
      /\.(?:ts|tsx|js|mjs|css|json)$/.test(path) &&
      !/package(?:-lock)?\.json$/.test(path) &&
      workspaceOf(tree, path) === workspace &&
      mentions.test(tree.read(path)),
  );
}
