import { defineConfig } from 'vitest/config';
import { findNatsServer } from './packages/process/src/testing/find-nats-server.ts';

// A limit ends a test that is broken; it does not judge how fast the machine is. A busy one takes ten times as long as a quiet one.
const expect = { poll: { timeout: 120_000 } };
/** A thousand clients connect at once, and the server waits a limited time for each request: no other file takes its cores meanwhile. */
const needsWholeMachine = 'proof/faults/sockets-flap.fault.test.ts';
/** A process has one market, which it reads when it loads. These files choose another one for theirs. */
const ofOtherMarkets = ['**/tanzania.db.test.ts'];
const notOurs = ['**/node_modules/**', '**/dist/**'];

/** Tests of several processes need a real server between them; `npm test` says when there is none. */
const withoutNats = findNatsServer() ? [] : ['**/*.nats.test.ts', '**/*.nats.db.test.ts', '**/*.nats.fault.test.ts'];

export default defineConfig({
  test: {
    reporters: process.env.CI ? ['dot'] : ['default'],
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/*.db.test.ts', '**/*.fault.test.ts', ...withoutNats],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: [...notOurs, ...ofOtherMarkets, ...withoutNats],
          globalSetup: ['scripts/test/start-test-postgres.ts'],
          // To load the platform takes longer than most files take, and its modules keep nothing.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect,
        },
      },
      {
        test: {
          name: 'db-apart',
          include: ofOtherMarkets,
          exclude: notOurs,
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
          include: ['proof/**/*.fault.test.ts'],
          exclude: ['**/node_modules/**', needsWholeMachine, ...withoutNats],
          globalSetup: ['scripts/test/start-test-postgres.ts'],
          // A file breaks only its own database or its own processes, and it waits for longer than it works.
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect,
        },
      },
      {
        test: {
          name: 'faults-alone',
          include: [needsWholeMachine],
          globalSetup: ['scripts/test/start-test-postgres.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect,
        },
      },
    ],
  },
});
