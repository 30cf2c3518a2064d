import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../games/games.ts';
import { zeppelinFiles, zeppelinModules } from '../zeppelin/page.ts';
import { zeppelinVerifyModules } from '../zeppelin/verify-page.ts';
import { readModules } from './package-files.ts';
import { verifyModules } from './verify-page.ts';

export interface File {
  type: string;
  body: string;
}

const script = 'text/javascript; charset=utf-8';
const types: Record<string, string> = {
  '.js': script,
  // A module of our packages, without its types.
  '.ts': script,
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Everything that a page loads, by name: the page's own files and each game's, as they lie there or as they are drawn, the
 * house's tokens, and the modules of our packages that games share with their pages.
 */
export function readFiles(): Map<string, File> {
  const folders = [
    join(import.meta.dirname, 'browser'),
    zeppelinFiles,
    ...new Set(games.flatMap(({ face }) => face.files)),
  ];
  const own = folders.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const));
  const shared = ['tokens.css', 'base.css'].map(
    (name) => [name, fileURLToPath(import.meta.resolve(`@harmattan/ui/${name}`))] as const,
  );
  const kept = [...own, ...shared]
    .filter(([name]) => extname(name) !== '.ts')
    .map(([name, path]) => [name, readFileSync(path, 'utf8')] as const);
  const drawn = games.flatMap(({ face }) =>
    Object.entries(face.drawn ?? {}).map(([name, draw]) => [name, draw()] as const),
  );
  const modules = readModules([
    ...verifyModules,
    ...zeppelinModules,
    ...zeppelinVerifyModules,
    ...games.flatMap(({ face }) => face.modules ?? []),
  ]);
  return new Map(
    [...kept, ...drawn, ...modules].flatMap(([name, body]) => {
      const type = types[extname(name)];
      return type ? [[name, { type, body }] as const] : [];
    }),
  );
}
