import { findNatsServer } from '../../packages/process/src/testing/find-nats-server.ts';

/** What this machine lacks for some tests, which then count neither as passed nor as skipped. */
export function notRunLines(env: NodeJS.ProcessEnv = process.env, otherFolders?: string[]): string[] {
  return findNatsServer(env, otherFolders)
    ? []
    : ['Not run: *.nats.*test.ts, the tests of several processes. They need nats-server (NATS_SERVER names it).'];
}
