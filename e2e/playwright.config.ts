import { defineConfig } from '@playwright/test';
import { desktop, launchOptions, phone } from './browser.ts';

// `npm run test:e2e` chooses these; the defaults serve an editor that runs a single test.
const port = process.env.E2E_PORT ?? '3900';
const dataDir = process.env.E2E_DATA_DIR ?? '.data/e2e';
const siteUrl = `http://localhost:${port}`;
const forOperators = /start\/.*\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }],
  ],
  use: { baseURL: siteUrl, launchOptions, trace: 'retain-on-failure' },
  projects: [
    { name: 'phone', testIgnore: forOperators, use: { viewport: phone, hasTouch: true } },
    { name: 'desktop', testIgnore: forOperators, use: { viewport: desktop } },
    { name: 'operator', testMatch: forOperators },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start/main.ts`,
    cwd: '..',
    // The launcher's last words: the stand-ins are up as well.
    wait: { stdout: /Ctrl-C stops it/ },
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    env: { PORT: port, DATA_DIR: dataDir, DEMO: 'off', TEST_CLOCK: 'on', REQUESTS_PER_MINUTE_MAX: '100000' },
  },
});
