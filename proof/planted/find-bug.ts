import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import type { TestBug } from './bugs.ts';

interface Report {
  testResults: {
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** Runs the test of a bug with the bug in the product. Undefined where it is found, or else why it is not. */
export async function missBug({ edits, by }: TestBug): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'harmattan-planted-'));
  try {
    const outputFile = join(folder, 'report.json');
    await runVitest(['--reporter=json', `--outputFile=${outputFile}`, by.file, '-t', exactly(by.title)], {
      PLANTED_EDITS: JSON.stringify(edits),
    });
    return judge(JSON.parse(readFileSync(outputFile, 'utf8')), by.title);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only an expectation that was not met is a find: a bug that does not compile is found by anything. */
function judge({ testResults }: Report, title: string): string | undefined {
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults).find((test) => test.title === title);
  if (!ran) return `the test did not run: ${testResults.map(({ message }) => message).join(' ')}`;
  if (ran.status !== 'failed') return `the test is ${ran.status}`;
  const [why = ''] = ran.failureMessages ?? [];
  return why.startsWith('AssertionError') ? undefined : `the test failed by itself: ${why.split('\n')[0]}`;
}

function exactly(title: string): string {
  return `^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}

function runVitest(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
  const config = join(repositoryRoot, 'proof/planted/vitest.config.ts');
  // A run inside a run is one of its own.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name));
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, ...args], {
    cwd: repositoryRoot,
    env: { ...Object.fromEntries(own), ...env },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}
