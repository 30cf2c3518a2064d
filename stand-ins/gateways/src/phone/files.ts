import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface File {
  type: string;
  body: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const folder = join(import.meta.dirname, 'browser');

/** Everything that the page loads, by name: its own files as they lie in `browser/`, and the house's tokens. */
export function readFiles(): Map<string, File> {
  const own = readdirSync(folder).map((name) => [name, join(folder, name)] as const);
  const shared = ['tokens.css', 'base.css'].map(
    (name) => [name, fileURLToPath(import.meta.resolve(`@harmattan/ui/${name}`))] as const,
  );
  return new Map(
    [...own, ...shared].flatMap(([name, path]) => {
      const type = types[extname(name)];
      return type && !name.includes('.test.') ? [[name, { type, body: readFileSync(path, 'utf8') }] as const] : [];
    }),
  );
}
