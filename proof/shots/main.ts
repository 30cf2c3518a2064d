import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { ensureChromium } from '../../scripts/system/chromium.ts';
import { explainFailure } from '../../scripts/system/explain-failure.ts';
import { withOwnProduct } from '../../scripts/system/own-product.ts';
import { createProgress } from '../../scripts/system/progress.mjs';
import { readWishes } from './read-wishes.ts';
import { takeReadmeShots } from './take-readme-shots.ts';
import { takeShots } from './take-shots.ts';
import type { Wishes } from './tours.ts';

// `npm run shots` takes every page, or what `read-wishes.ts` understands.
const folder = join(repositoryRoot, 'shots');
const readmeFolder = join(repositoryRoot, 'docs/images');
const progress = createProgress(process.stdout);

try {
  const wishes = readWishes(process.argv.slice(2));
  const chromium = await ensureChromium(progress);
  if (wishes.isForReadme) await takeForReadme(chromium);
  else await takeAll(chromium, wishes);
} catch (error) {
  process.exitCode = explainFailure(error);
}

async function takeForReadme(chromium: string | undefined): Promise<void> {
  const taken = await progress.step('Opening the pages of README.md', () =>
    withOwnProduct({ DEMO: 'on' }, (siteUrl) => takeReadmeShots({ siteUrl, folder: readmeFolder, chromium })),
  );
  console.log(`docs/images: ${taken.join(', ')}`);
}

async function takeAll(chromium: string | undefined, wishes: Wishes): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { taken, problems } = await progress.step('Opening the pages', () =>
    withOwnProduct({ DEMO: 'on' }, (siteUrl) => takeShots({ siteUrl, folder, chromium, wishes })),
  );
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  console.log(`${taken} pictures in shots/, ${problems.length} problems`);
  process.exitCode = problems.length === 0 && taken > 0 ? 0 : 1;
}
