// The short form of `npm run fuzz`: some calls of one seed, and a planted bug that has to be found.
import type {} from '@harmattan/process/testing/clone-database';
import { expect, inject, test } from 'vitest';
import { type FuzzBug, fuzzBugs } from './planted/bugs.ts';
import { findBug } from './planted/find-planted.ts';
import { runFuzz } from './run-fuzz.ts';
import { describeFailure } from './tally.ts';
import { clonesOf } from './world/databases.ts';

const seed = 'short';
const calls = 1_600;
const players = 5;
/** Ends a run that hangs; a busy machine takes ten times as long as a quiet one. */
const limitMs = 1_200_000;
const answerWithinMs = 120_000;
const { adminUrl, templates } = inject('testPostgres');
const postgres = {
  cloneAll: clonesOf({
    adminUrl,
    templates: {
      harmattan: templates.platform as string,
      gateways: templates.gateways as string,
      arcade: templates.arcade as string,
    },
  }),
  async stop() {},
};
const say = () => {};

test(
  'every call is answered, without an error of the server and without what belongs to another player',
  async () => {
    const totals = await runFuzz({ postgres, seed, calls, players, answerWithinMs, say });
    // A machine that starves PostgreSQL is not what this test is about: `npm run fuzz` counts a 503 as well.
    const faults = totals.failures.filter(({ what }) => !what.startsWith('503 {"statusCode":1503'));
    const told = faults.flatMap((failure) => describeFailure(seed, failure));
    expect([...told, ...totals.thrown_lines], `npm run fuzz -- --seed ${seed} --calls ${calls}`).toEqual([]);
    expect(totals).toMatchObject({ calls, unanswered: 0, leaks: 0, thrown: 0, ended: 0, books_broken: 0 });
    expect(totals.reached).toBeGreaterThanOrEqual(0.6);
  },
  limitMs,
);

test(
  'control: a deposit that is shown to another player is found',
  async () => {
    const bug = fuzzBugs.find(({ name }) => name.startsWith('a deposit is shown')) as FuzzBug;
    const { found } = await findBug({ postgres, seed, callsMax: 8_000, say }, bug);
    expect(found).toMatch(/^leak: /);
  },
  limitMs,
);
