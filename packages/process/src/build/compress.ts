import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli and gzip once, at their slowest and best, beside each file. The HTML is left to the server, which fills it in. */
export function compress(): Plugin {
  return {
    name: 'harmattan:compress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) throw new Error('the bundle goes to a folder');
        // The files of earlier builds lie there too, compressed already.
        const names = new Set([...(await readdir(dir)), ...Object.keys(bundle)]);
        const files = [...names].filter((name) => compressible.test(name)).map((name) => join(dir, name));
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((data) => writeFile(`${file}.br`, data)),
    zip(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}
