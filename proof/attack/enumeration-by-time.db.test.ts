import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { newNumber } from '../../apps/platform/src/testing/test-player.ts';
import { promisesOver } from './promise.ts';
import { password, type Stage } from './stage.ts';

const promise = promisesOver(useTestDatabase(), { PASSWORDS_COST_AS: 'product' });
const rounds = 12;
/** An answer without a hash takes less than a tenth. The rest is room for what the process does beside the answers. */
const ratioMax = 2;

/** The processor time of the platform so far, in the kernel's ticks. What other processes do is no part of it. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Known and unknown numbers in turn, each from a network of its own, so that none is locked or slowed. */
async function compareWork({ pid, newNetwork }: Stage, known: readonly string[]) {
  const work = { known: 0, unknown: 0 };
  const measure = async (kind: keyof typeof work, number: string) => {
    const before = ticksOf(pid);
    await newNetwork()().signIn(number, 'wrong password');
    work[kind] += ticksOf(pid) - before;
  };
  for (const number of known) {
    await measure('known', number);
    await measure('unknown', newNumber());
  }
  return work.known / work.unknown;
}

promise(
  'a stranger cannot tell by the work of an answer whether a number has an account',
  {
    planted: [
      {
        file: 'apps/platform/src/modules/identity/sign-in.ts',
        from: 'const { caller, player } = await recogniseCaller(deps, { userName, origin });',
        to: "const { caller, player } = await recogniseCaller(deps, { userName, origin });\n  if (!player) return { outcome: 'wrong' };",
      },
    ],
  },
  async (stage) => {
    const known = Array.from({ length: rounds }, newNumber);
    for (const number of known) await stage.newNetwork()().register(number, password);
    const ratio = await compareWork(stage, known);
    expect(ratio).toBeLessThan(ratioMax);
    expect(ratio).toBeGreaterThan(1 / ratioMax);
  },
);
