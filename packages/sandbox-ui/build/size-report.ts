import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** In thousands of bytes, brotli, as the phone's data counter has them. */
interface PageSize {
  /** What travels before the page can be used. The largest of the languages is counted, of which a page fetches one. */
  firstLoadKb: number;
  /** With what the page fetches afterwards. */
  allKb: number;
}

/** By the name of the input. */
export type PageSizes = Record<string, PageSize>;

/** Where a page has one file for each language. */
const isCatalogue = /\/texts\/[a-z]{2}\.ts$/;

/** Writes `size.json`, counted from the files as they are served. The server sends HTML without compression. */
export function sizeReport(): Plugin {
  return {
    name: 'harmattan:page-size-report',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler({ dir }, bundle) {
        if (dir === undefined) throw new Error('the bundle goes to a folder');
        const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
        const sizes: PageSizes = Object.fromEntries(
          entries.map((entry) => [entry.name, sizeOf(entry, { dir, bundle })]),
        );
        writeFileSync(join(dir, 'size.json'), `${JSON.stringify(sizes)}\n`);
      },
    },
  };
}

function sizeOf(
  entry: Rolldown.OutputChunk,
  { dir, bundle }: { dir: string; bundle: Rolldown.OutputBundle },
): PageSize {
  const bytesOf = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + statSync(join(dir, `${file}.br`)).size, 0);
  const first = filesOf(bundle, [entry.fileName]);
  const fetched = chunksOf(bundle).filter(({ fileName }) =>
    first.chunks.some(({ dynamicImports }) => dynamicImports.includes(fileName)),
  );
  const catalogues = fetched.filter(({ facadeModuleId }) => isCatalogue.test(`${facadeModuleId}`));
  const later = fetched.filter((chunk) => !catalogues.includes(chunk)).map(({ fileName }) => fileName);
  const added = (names: string[]) =>
    bytesOf([...filesOf(bundle, names).files].filter((file) => !first.files.has(file)));
  const html = join(dir, `${entry.facadeModuleId?.split('/').at(-1)}`);
  const htmlBytes = html.endsWith('.html') && existsSync(html) ? statSync(html).size : 0;
  const firstBytes =
    htmlBytes + bytesOf(first.files) + Math.max(0, ...catalogues.map(({ fileName }) => added([fileName])));
  return { firstLoadKb: kb(firstBytes), allKb: kb(firstBytes + added(later)) };
}

/** The chunks that the given ones import, themselves included, and all files of these. */
function filesOf(bundle: Rolldown.OutputBundle, names: string[]) {
  const files = new Set<string>();
  const chunks: Rolldown.OutputChunk[] = [];
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') continue;
    chunks.push(chunk);
    for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(file);
    waiting.push(...chunk.imports);
  }
  return { files, chunks };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function kb(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
