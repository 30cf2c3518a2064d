import { defineConfig } from 'vitest/config';

// A limit ends a test that is broken; it does not judge how fast the machine is. A busy one takes ten times as long as a quiet one.
const expect = { poll: { timeout: 120_000 } };

export default defineConfig({
  test: {
    reporters: process.env.CI ? ['dot'] : ['default'],
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts', '**/*.fault.test.ts'],
          maxWorkers: 2,
          testTimeout: 300_000,
          expect,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['scripts/test/start-test-postgres.ts'],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['{faults,proof}/**/*.fault.test.ts'],
          globalSetup: ['scripts/test/start-test-postgres.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect,
        },
      },
    ],
  },
});
