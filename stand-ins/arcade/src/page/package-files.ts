import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const imports = /(\bfrom\s*|\bimport\s*)(['"])([^'"]+)\2/g;
/** The one package of others that our modules share with pages. It has no dependencies. */
const library = '@noble/hashes/';
const libraryFolder = 'noble-hashes/';

/**
 * Modules of our packages as a browser runs them: the very files, without their types. `fair/slots/add-up.ts` is that module
 * of `@harmattan/fair`; whatever it imports comes with it.
 */
export function readModules(names: Iterable<string>): Map<string, string> {
  const bodies = new Map<string, string>();
  const add = (name: string): void => {
    if (bodies.has(name)) return;
    const script = readModule(name);
    bodies.set(name, script);
    const body = script.replace(imports, (_whole, start: string, _quote: string, from: string) => {
      const imported = nameOf(from, name);
      add(imported);
      return `${start}'/files/${imported}'`;
    });
    bodies.set(name, body);
  };
  for (const name of names) add(name);
  return bodies;
}

function nameOf(from: string, importer: string): string {
  if (from.startsWith('.')) return new URL(from, `file:///${importer}`).pathname.slice(1);
  if (from.startsWith(library)) return from.replace(library, libraryFolder);
  return `${from.replace(/^@harmattan\//, '')}.ts`;
}

function readModule(name: string): string {
  if (name.startsWith(libraryFolder)) {
    // Its modules import files that it does not export.
    const file = new URL(name.slice(libraryFolder.length), import.meta.resolve(`${library}sha2.js`));
    return withoutComments(readFileSync(file, 'utf8'));
  }
  const path = fileURLToPath(import.meta.resolve(`@harmattan/${name.replace(/\.ts$/, '')}`));
  return stripTypeScriptTypes(readFileSync(path, 'utf8'));
}

/** As the library's licence asks of every copy. */
const notice = '/*! noble-hashes - MIT License (c) 2022 Paul Miller (paulmillr.com) */\n';

/** Most of the library's files is documentation, which a phone need not load, and whose examples import what is not needed. */
function withoutComments(script: string): string {
  return notice + script.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '').replace(/^[ \t]*\/\/.*\n/gm, '');
}
