import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageConfig } from '@harmattan/sandbox-ui/build/page-config';
import { defineConfig, mergeConfig } from 'vite';

const root = import.meta.dirname;
const widget = join(root, 'src/widget.ts');

/** Two doors into the same app: the page that stands in a frame, and the script that puts the book into a page of the operator. */
export default defineConfig(
  mergeConfig(
    pageConfig({
      root,
      base: '/',
      input: { book: join(root, 'index.html'), ...(existsSync(widget) && { widget }) },
    }),
    // The widget's script asks the built file for what it exports.
    {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          // What both doors share is one file: in two it weighs two kilobytes more.
          output: { codeSplitting: { groups: [{ name: 'book', minShareCount: 2 }] } },
        },
      },
    },
  ),
);
