import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres } from '../postgres/index.ts';
import { ensureChromium } from '../system/chromium.ts';
import { freePorts } from '../system/free-ports.ts';
import type { Progress } from '../system/progress.mjs';
import type { PartResult } from './part-result.ts';
import { outcomesOf, type PlaywrightReport, testsThat, timesOf } from './playwright-report.ts';
import { runWithReport } from './runner.ts';
import { withExitCode } from './tally.ts';

/** The browser tests run against a product of their own: fresh data, free ports, no demo world. */
export async function runPlaywright(progress: Progress, args: string[]): Promise<PartResult> {
  const chromium = await ensureChromium(progress);
  const [port] = await freePorts(5);
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-e2e-'));
  try {
    const { exitCode, report } = await runWithReport<PlaywrightReport>({
      args: () => ['node_modules/@playwright/test/cli.js', 'test', '--config=proof/e2e/playwright.config.ts', ...args],
      env: (file) => ({
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        E2E_CHROMIUM: chromium ?? '',
        E2E_PORT: String(port),
        E2E_DATA_DIR: dataDir,
      }),
    });
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
    const tally = {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      failures: report ? testsThat('unexpected', report) : [],
      flaky: report ? testsThat('flaky', report) : [],
    };
    return {
      tally: withExitCode(tally, exitCode, 'e2e'),
      tests: report ? outcomesOf(report) : [],
      files: report ? timesOf(report) : [],
    };
  } finally {
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
