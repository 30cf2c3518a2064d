import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { ensureChromium } from '../../scripts/system/chromium.ts';
import { explainFailure } from '../../scripts/system/explain-failure.ts';
import { withOwnProduct } from '../../scripts/system/own-product.ts';
import { createProgress } from '../../scripts/system/progress.mjs';
import { takeReadmeShots } from './take-readme-shots.ts';
import { takeShots } from './take-shots.ts';

// `npm run shots` takes every page; `npm run shots -- /login` the ones whose path starts so; `npm run shots -- --readme` those that
// README.md shows.
const folder = join(repositoryRoot, 'shots');
const readmeFolder = join(repositoryRoot, 'docs/images');
const progress = createProgress(process.stdout);
const [only = ''] = process.argv.slice(2);

try {
  const chromium = await ensureChromium(progress);
  if (only === '--readme') await takeForReadme(chromium);
  else await takeAll(chromium);
} catch (error) {
  process.exitCode = explainFailure(error);
}

async function takeForReadme(chromium: string | undefined): Promise<void> {
  const taken = await progress.step('Opening the pages of README.md', () =>
    withOwnProduct({ DEMO: 'on' }, (siteUrl) => takeReadmeShots({ siteUrl, folder: readmeFolder, chromium })),
  );
  console.log(`docs/images: ${taken.join(', ')}`);
}

async function takeAll(chromium: string | undefined): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { taken, problems } = await progress.step('Opening every page', () =>
    withOwnProduct({ DEMO: 'on' }, (siteUrl) => takeShots({ siteUrl, folder, chromium, only })),
  );
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  console.log(`${taken} pictures in shots/, ${problems.length} problems`);
  process.exitCode = problems.length === 0 && taken > 0 ? 0 : 1;
}
