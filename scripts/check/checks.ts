import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { checkList, listFile } from '../asvs/check-list.ts';
import { checkCoverage, coverageFile } from '../spec-coverage/check-coverage.ts';
import { buildSiteIfChanged } from '../start/site-build.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import type { Progress } from '../system/progress.mjs';
import { runQuietly } from '../system/run-quietly.ts';
import { readExceptions } from '../tidy/exceptions.ts';
import { judgeTree } from '../tidy/tidy.ts';
import { readTree } from '../tidy/tree.ts';
import { findUnverified } from './lock-integrity.ts';

interface Check {
  name: string;
  showsWords?: boolean;
  /** Answers what the tool said; throws what is wrong. */
  run(progress: Progress, signal: AbortSignal): Promise<string>;
}

function command(...args: string[]): Check['run'] {
  return async (_progress, signal) => {
    const options = { cwd: repositoryRoot, env: { ...process.env, FORCE_COLOR: '0' }, signal };
    const { code, output } = await runQuietly(process.execPath, args, options);
    if (code !== 0) throw new PlainWordsError(output);
    return output;
  };
}

function listed(file: string, findProblems: () => string[]): Check['run'] {
  return async () => {
    const problems = findProblems();
    if (problems.length > 0) throw new PlainWordsError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
    return '';
  };
}

const bin = (path: string) => join(repositoryRoot, 'node_modules', path);

const checks: Check[] = [
  { name: 'Types of the server', run: command(bin('typescript/bin/tsc'), '-p', 'tsconfig.json') },
  { name: 'Types of the browser tests', run: command(bin('typescript/bin/tsc'), '-p', 'proof/e2e/tsconfig.json') },
  { name: 'Types of the site', run: command(bin('typescript/bin/tsc'), '-p', 'apps/site/tsconfig.json') },
  { name: 'Types of the office', run: command(bin('typescript/bin/tsc'), '-p', 'apps/office/tsconfig.json') },
  {
    name: "Types of the phone and of the stand-ins' page kit",
    run: command(bin('typescript/bin/tsc'), '-p', 'stand-ins/gateways/phone/tsconfig.json'),
  },
  {
    name: "Types of the games' pages",
    run: command(bin('typescript/bin/tsc'), '-p', 'stand-ins/arcade/tsconfig.json'),
  },
  {
    name: "Types of the sportsbook's page",
    run: command(bin('typescript/bin/tsc'), '-p', 'stand-ins/sportsbook/page/tsconfig.json'),
  },
  {
    name: 'Lint, format and import directions',
    run: command(bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'),
  },
  {
    name: 'Hashes of the packages',
    async run() {
      const { packages } = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'));
      const unverified = findUnverified(packages);
      if (unverified.length > 0) throw new PlainWordsError(unverified.join('\n'));
      return '';
    },
  },
  {
    name: 'The list of security requirements',
    run: listed(listFile, checkList),
  },
  {
    name: 'The list of what the specification asks for',
    run: listed(coverageFile, checkCoverage),
  },
  {
    name: 'The rules of the house',
    async run() {
      const { problems } = judgeTree(readTree(repositoryRoot), readExceptions());
      if (problems.length > 0) throw new PlainWordsError(problems.join('\n'));
      return '';
    },
  },
  {
    name: "The site's size",
    showsWords: true,
    async run(progress, signal) {
      await buildSiteIfChanged({ progress, signal });
      return command('scripts/check-size.ts')(progress, signal);
    },
  },
];

/** Everything that can be told from the code without running the product. Names what failed, and why. */
export async function runChecks(progress: Progress): Promise<{ passed: number; failed: number; failures: string[] }> {
  const { signal } = new AbortController();
  const failures: string[] = [];
  for (const check of checks) {
    try {
      const words = await progress.step(check.name, () => check.run(progress, signal));
      if (check.showsWords) progress.line(words.trimEnd());
    } catch (error) {
      failures.push(check.name);
      progress.line(`  ✗ ${check.name}\n${error instanceof Error ? error.message : error}`);
    }
  }
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}
