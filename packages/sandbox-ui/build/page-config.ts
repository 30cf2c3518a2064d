import { compress } from '@harmattan/process/build/compress';
import type { Plugin, UserConfig } from 'vite';
import { sizeReport } from './size-report.ts';

interface PageBuild {
  root: string;
  /** Where the stand-in serves the built files: `assets/` below it. */
  base: string;
  /** What a browser opens, by name: a page or a script. */
  input: Record<string, string>;
}

/** How Vite builds the pages of a stand-in, into `dist` below its root. */
export function pageConfig({ root, base, input }: PageBuild): UserConfig {
  return {
    root,
    base,
    plugins: [plainImports(), compress(), sizeReport()],
    css: { transformer: 'lightningcss' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      // The oldest browser on the phones we mean: Chrome 90, of 2021.
      target: 'chrome90',
      // A page that is open somewhere still asks for the files of its own build; the launcher clears away old ones.
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // Tells the server what each input is called in this build.
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        output: {
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
        },
      },
    },
  };
}

/**
 * What a page fetches later brings no styles and few files. Vite's own code, which would fetch them ahead, weighs a kilobyte: more than
 * it saves.
 */
function plainImports(): Plugin {
  return {
    name: 'harmattan:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
