import { join } from 'node:path';
import { readIfThere } from '@harmattan/process/stand-in/built-page';

/** Where the launcher leaves the page that it built. */
export const builtDir = join(import.meta.dirname, '../../page/dist');

/** The doors into the built app, as the build names them. */
export type Entry = 'index.html' | 'src/widget.ts';

/** Below which name the server has a door's script. Undefined where nothing was built yet. */
export function findEntry(entry: Entry, dir = builtDir): string | undefined {
  const text = readIfThere(join(dir, 'manifest.json'));
  const manifest: Record<string, { file: string }> = text ? JSON.parse(text) : {};
  const file = manifest[entry]?.file;
  return file && `/${file}`;
}
