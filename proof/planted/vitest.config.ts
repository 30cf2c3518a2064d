// The tests of the database, with a bug planted in the text of the product: in the memory of this run only.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { applyTo } from '../simulate/planted/apply.ts';
import type { Edit } from '../simulate/planted/bugs.ts';

const edits: Edit[] = JSON.parse(process.env.PLANTED_EDITS ?? '[]');
const limitMs = 300_000;

export default defineConfig({
  root: repositoryRoot,
  plugins: [
    {
      name: 'plant-edits',
      enforce: 'pre',
      transform(code, id) {
        const here = edits.filter(({ file }) => id === join(repositoryRoot, file));
        return here.length === 0 ? undefined : { code: applyTo(code, here), map: null };
      },
    },
  ],
  test: {
    // Text with a bug in it is kept for no other run, and a run gets none of another.
    fsModuleCache: false,
    include: ['**/*.db.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: [join(repositoryRoot, 'scripts/test/start-test-postgres.ts')],
    testTimeout: limitMs,
    hookTimeout: limitMs,
  },
});
