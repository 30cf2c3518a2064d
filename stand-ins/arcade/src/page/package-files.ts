import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const imports = /(\bfrom\s*|\bimport\s*)'([^']+)'/g;

/**
 * Modules of our packages as a browser runs them: the very files, without their types. `fair/slots/add-up.ts` is that module
 * of `@harmattan/fair`; whatever it imports comes with it.
 */
export function readModules(names: Iterable<string>): Map<string, string> {
  const bodies = new Map<string, string>();
  const add = (name: string): void => {
    if (bodies.has(name)) return;
    const path = fileURLToPath(import.meta.resolve(`@harmattan/${name.replace(/\.ts$/, '')}`));
    const script = stripTypeScriptTypes(readFileSync(path, 'utf8'));
    bodies.set(name, script);
    const body = script.replace(imports, (_whole, start: string, from: string) => {
      const imported = from.startsWith('.')
        ? new URL(from, `file:///${name}`).pathname.slice(1)
        : `${from.replace(/^@harmattan\//, '')}.ts`;
      add(imported);
      return `${start}'/files/${imported}'`;
    });
    bodies.set(name, body);
  };
  for (const name of names) add(name);
  return bodies;
}
