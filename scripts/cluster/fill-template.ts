import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';

const placeholder = /\$\{([A-Z_]+)\}/g;

/** A file of `deploy/` with its `${NAME}`s filled. A name without a value, or a value without a place, is an error. */
export function fillTemplate(file: string, values: Readonly<Record<string, string | number>>): string {
  const text = readFileSync(join(repositoryRoot, 'deploy', file), 'utf8');
  const used = new Set<string>();
  const filled = text
    .split('\n')
    // The first lines explain the placeholders themselves.
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(placeholder, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`deploy/${file} needs ${name}`);
      used.add(name);
      return String(value);
    });
  const unused = Object.keys(values).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`deploy/${file} has no place for ${unused.join(', ')}`);
  return filled;
}
