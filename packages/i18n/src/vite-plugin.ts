import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileCatalogue, type Texts } from './compile-catalogue.ts';

const catalogueFile = /\/catalogues\/\w+\/([\w-]+\.json)$/;

/**
 * Turns each catalogue into compiled messages, with the English ones underneath: a text that is not translated yet
 * falls back to English without any code in the page. The result is JSON again, which Vite itself makes a module of.
 */
export function catalogues(): Plugin {
  return {
    name: 'harmattan:catalogues',
    enforce: 'pre',
    load: {
      filter: { id: catalogueFile },
      async handler(file) {
        const english = file.replace(/\w+\/([\w-]+\.json)$/, 'en/$1');
        this.addWatchFile(english);
        const texts = { ...(await readTexts(english)), ...(await readTexts(file)) };
        return JSON.stringify(compileCatalogue(texts));
      },
    },
  };
}

async function readTexts(file: string): Promise<Texts> {
  return JSON.parse(await readFile(file, 'utf8'));
}
