import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { ensureChromium } from '../system/chromium.ts';
import { explainFailure } from '../system/explain-failure.ts';
import { withOwnProduct } from '../system/own-product.ts';
import { createProgress } from '../system/progress.mjs';
import { takeShots } from './take-shots.ts';

// `npm run shots` takes every page; `npm run shots -- /login` the ones whose path starts so.
const folder = join(repositoryRoot, 'shots');
const progress = createProgress(process.stdout);
const [only = ''] = process.argv.slice(2);

try {
  const chromium = await ensureChromium(progress);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { taken, problems } = await progress.step('Opening every page', () =>
    withOwnProduct({ DEMO: 'on' }, (siteUrl) => takeShots({ siteUrl, folder, chromium, only })),
  );
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  console.log(`${taken} pictures in shots/, ${problems.length} problems`);
  process.exitCode = problems.length === 0 && taken > 0 ? 0 : 1;
} catch (error) {
  process.exitCode = explainFailure(error);
}
