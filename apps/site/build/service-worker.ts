import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { shellFiles } from './loaded-files.ts';

const source = new URL('../worker/sw.js', import.meta.url);

interface ServiceWorkerOptions {
  /** Of the first page. */
  feature: string;
  languages: readonly string[];
}

/** Writes `sw.js`: the worker as it stands in `worker/`, headed by the files of this very build. */
export function serviceWorker({ feature, languages }: ServiceWorkerOptions): Plugin {
  return {
    name: 'harmattan:service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const shell = shellFiles(bundle, feature, languages);
      const files = ['/', '/favicon.svg', ...shell.files.map((file) => `/${file}`)];
      const texts = Object.fromEntries(
        Object.entries(shell.texts).map(([language, own]) => [language, own.map((file) => `/${file}`)]),
      );
      const version = createHash('sha256').update(JSON.stringify({ files, texts })).digest('hex').slice(0, 12);
      const head = `const build = ${JSON.stringify({ version, files, texts })};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + (await readFile(source, 'utf8')) });
    },
  };
}
