import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { entryFiles, firstPageFiles, pageFiles, pagesOf } from './loaded-files.ts';

/** In thousands of bytes, as the phone's data counter has them. */
export interface SizeReport {
  js_first_load_kb_br: number;
  all_first_load_kb_br: number;
  /** What each page adds to the first load, in its largest language. */
  routes: Record<string, number>;
}

interface SizeReportOptions {
  feature: string;
  language: string;
  languages: readonly string[];
}

/** Writes `size.json`: what a phone with an empty cache fetches, counted from the files as they are served. */
export function sizeReport({ feature, language, languages }: SizeReportOptions): Plugin {
  return {
    name: 'harmattan:size-report',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler({ dir }, bundle) {
        if (dir === undefined) throw new Error('the bundle goes to a folder');
        const bytesOf = (file: string) => servedBytes(join(dir, file));
        const kb = (files: readonly string[]) => Math.round(sum(files.map(bytesOf)) / 100) / 10;

        const first = [...entryFiles(bundle), ...firstPageFiles(bundle, feature, language)];
        const added = (files: string[]) => kb(files.filter((file) => !first.includes(file)));
        const report: SizeReport = {
          js_first_load_kb_br: kb(first.filter((file) => file.endsWith('.js'))),
          all_first_load_kb_br: kb([...first, 'index.html', 'favicon.svg']),
          routes: Object.fromEntries(
            pagesOf(bundle)
              .filter((page) => page.feature !== feature)
              .map((page) => [page.name, Math.max(...languages.map((each) => added(pageFiles(bundle, page, each))))]),
          ),
        };
        writeFileSync(join(dir, 'size.json'), `${JSON.stringify(report, null, 2)}\n`);
      },
    },
  };
}

function servedBytes(file: string): number {
  return file.endsWith('.html') ? brotliCompressSync(readFileSync(file)).length : statSync(`${file}.br`).size;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
