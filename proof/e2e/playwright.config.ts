import { defineConfig } from '@playwright/test';
import { desktop, launchOptions, phone } from './browser.ts';

// `npm run test:e2e` chooses these; the defaults serve an editor that runs a single test.
const port = process.env.E2E_PORT ?? '3900';
const dataDir = process.env.E2E_DATA_DIR ?? '.data/e2e';
const siteUrl = `http://localhost:${port}`;
const forOperators = /start\/.*\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  // Walks wait for clocks and second people longer than they work.
  workers: 3,
  fullyParallel: true,
  // A limit ends a test that is broken; it does not judge how fast the machine is. A busy one takes ten times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 120_000, toPass: { timeout: 180_000 } },
  // What passes only then is named at the end of the run.
  retries: 1,
  reporter: [
    // A line that is written over by the next one is for people; in a file each would stay.
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/report.json' }],
  ],
  // A worker fetches the whole site once more for every fresh browser; the tests that are about it allow it.
  use: { baseURL: siteUrl, launchOptions, serviceWorkers: 'block', trace: 'on-first-retry' },
  projects: [
    // First, and by one worker, whose tests share what was started once; the browsers are with the other meanwhile.
    { name: 'operator', testMatch: forOperators, workers: 1 },
    // Players hold a phone, so everything runs there. What depends on the room there is runs on a desktop as well: it is
    // tagged @layout, or looks at accessibility, by its name. What there is on a desktop only is tagged @desktop.
    { name: 'phone', testIgnore: forOperators, grepInvert: /@desktop/, use: { viewport: phone, hasTouch: true } },
    {
      name: 'desktop',
      testIgnore: forOperators,
      grep: /@layout|@desktop|\baccessible\b/,
      use: { viewport: desktop },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start/main.ts`,
    cwd: '../..',
    // The launcher's last words: the stand-ins are up as well.
    wait: { stdout: /Ctrl-C stops it/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'ignore',
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      DEMO: 'off',
      // Without it, only an operator could open a jackpot.
      DEMO_JACKPOTS: 'on',
      // Without it, only an operator could answer a player.
      DEMO_OPERATOR: 'on',
      DEMO_RACES: 'on',
      TEST_CLOCK: 'on',
      // Each pay-out of a test would wait for it. Cancelling is tested with a withdrawal that an operator has to approve.
      WITHDRAWAL_CANCEL_WINDOW_SECONDS: '0',
      REQUESTS_PER_MINUTE_MAX: '100000',
      // Walks are run at any hour.
      MARKETING_QUIET_HOURS: 'off',
      // A few slips of one booking code are above it.
      BOOK_EXPOSURE_ALARM: '1000000',
      // Halves the time that a test waits for a turn of a table on a clock.
      LIVE_SPEED: '2',
    },
  },
});
