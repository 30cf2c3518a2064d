import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { repository } from './start/launched.ts';

/** Beside what the run writes, which is cleared when the next one begins. */
const turns = join(repository, 'test-results');

/** What changes for everyone, and what must not meet it, take turns: one at a time among all workers. */
export async function takingTurns<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = join(turns, `turn-${name}`);
  mkdirSync(turns, { recursive: true });
  await expect.poll(() => isTaken(turn), { intervals: [200], timeout: 240_000 }).toBe(true);
  try {
    return await work();
  } finally {
    rmdirSync(turn);
  }
}

function isTaken(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch {
    return false;
  }
}
