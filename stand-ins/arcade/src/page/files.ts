import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../games/games.ts';

export interface File {
  type: string;
  body: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Everything that a page loads, by name: the page's own files and each game's, as they lie there, and the house's tokens. */
export function readFiles(): Map<string, File> {
  const folders = [join(import.meta.dirname, 'browser'), ...games.map(({ face }) => face.files)];
  const own = folders.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const));
  const shared = ['tokens.css', 'base.css'].map(
    (name) => [name, fileURLToPath(import.meta.resolve(`@harmattan/ui/${name}`))] as const,
  );
  return new Map(
    [...own, ...shared].flatMap(([name, path]) => {
      const type = types[extname(name)];
      return type ? [[name, { type, body: readFileSync(path, 'utf8') }] as const] : [];
    }),
  );
}
