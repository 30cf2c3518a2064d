import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** In thousands of bytes, brotli, as the phone's data counter has them. */
export interface BookSizeReport {
  /** Everything that travels before the first price can be tapped, the prices themselves left out. */
  first_load_kb_br: number;
  /** The same for the widget, where the build has one. */
  widget_kb_br: number | null;
}

/** Writes `size.json`, counted from the files as they are served. */
export function sizeReport(): Plugin {
  return {
    name: 'harmattan:book-size-report',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler({ dir }, bundle) {
        if (dir === undefined) throw new Error('the bundle goes to a folder');
        const kbOf = (name: string) => {
          const entry = chunksOf(bundle).find((chunk) => chunk.isEntry && chunk.name === name);
          const bytes = entry && filesOf(bundle, entry).map((file) => statSync(join(dir, `${file}.br`)).size);
          return bytes ? Math.round(bytes.reduce((sum, one) => sum + one, 0) / 100) / 10 : null;
        };
        const page = kbOf('book');
        if (page === null) throw new Error('the bundle has no page');
        const htmlKb = statSync(join(dir, 'index.html')).size / 1_000;
        const report: BookSizeReport = {
          first_load_kb_br: Math.round((page + htmlKb) * 10) / 10,
          widget_kb_br: kbOf('widget'),
        };
        writeFileSync(join(dir, 'size.json'), `${JSON.stringify(report)}\n`);
      },
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const target = bundle[file];
    return target?.type === 'chunk' ? filesOf(bundle, target, seen) : [];
  });
  return [...new Set([chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported])];
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
