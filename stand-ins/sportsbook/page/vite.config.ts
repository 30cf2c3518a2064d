import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '@harmattan/plumbing/build/compress';
import { defineConfig } from 'vite';
import { sizeReport } from './build/size-report.ts';

const root = import.meta.dirname;
const widget = join(root, 'src/widget.ts');

/** Two doors into the same app: the page that stands in a frame, and the script that puts the book into a page of the operator. */
export default defineConfig({
  root,
  plugins: [compress(), sizeReport()],
  css: { transformer: 'lightningcss' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // The oldest browser on the phones we mean: Chrome 90, of 2021.
    target: 'chrome90',
    // A page that is open somewhere still asks for the files of its own build; the launcher clears away old ones.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // Tells the server what the two doors are called in this build.
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The widget's script asks the built file for what it exports.
      preserveEntrySignatures: 'exports-only',
      input: { book: join(root, 'index.html'), ...(existsSync(widget) && { widget }) },
      output: {
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
});
