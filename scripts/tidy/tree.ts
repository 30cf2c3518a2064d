import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Module, readModule } from './read-module.ts';

/** A workspace of npm, or the root with what belongs to no workspace. */
export interface Workspace {
  /** Relative to the root; empty for the root itself. */
  folder: string;
  name: string;
  dependencies: string[];
  /** The `exports` of package.json, where it has some. */
  exports: Record<string, string> | undefined;
  commands: string[];
}

/** The repository as the rules read it. Paths are relative to its root, with slashes. */
export interface Tree {
  files: ReadonlySet<string>;
  modules: ReadonlyMap<string, Module>;
  workspaces: readonly Workspace[];
  read(path: string): string;
}

const source = /\.(?:ts|tsx|js|mjs)$/;
const listMaxBytes = 64 * 1_024 * 1_024;

/** What git knows and what it would add: no `node_modules`, no build. */
function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const list = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: listMaxBytes });
  return list.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

export function readTree(root: string, files: readonly string[] = listFiles(root)): Tree {
  const texts = new Map<string, string>();
  const read = (path: string) => {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  return {
    files: new Set(files),
    modules: new Map(files.filter((path) => source.test(path)).map((path) => [path, readModule(path, read(path))])),
    workspaces: files.filter((path) => /(?:^|\/)package\.json$/.test(path)).map((path) => readWorkspace(path, read)),
    read,
  };
}

function readWorkspace(path: string, read: (path: string) => string): Workspace {
  const { name, dependencies, devDependencies, peerDependencies, exports, scripts } = JSON.parse(read(path));
  return {
    folder: path.replace(/\/?package\.json$/, ''),
    name,
    dependencies: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    exports,
    commands: Object.keys(scripts ?? {}),
  };
}

const foldersAround = (path: string) =>
  path.split('/').map((_part, at, parts) => parts.slice(0, parts.length - 1 - at).join('/'));

/** The workspace of a file: the nearest package.json above it. */
export function workspaceOf({ workspaces }: Tree, path: string): Workspace | undefined {
  const byFolder = (around: string) => workspaces.find(({ folder }) => folder === around);
  return foldersAround(path)
    .map(byFolder)
    .find((found) => found !== undefined);
}

/** A file that only a runner of tests opens. */
export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

/** Code that exists for tests, measurements and commands, so that a test may be its only user. */
export function isTestSupport(path: string): boolean {
  return isTest(path) || /(?:^|\/)testing\//.test(path) || /^(?:e2e|bench|faults|proof|conformance)\//.test(path);
}

export const isArcade = (path: string) => path.startsWith('stand-ins/arcade/');
