// Every wire for a player who may not stake, against a platform of our own: the wire's own word, never that money is missing.
import { systemClock } from '@harmattan/kernel/clock';
import { expect, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage, spokenBooks, spokenSuppliers } from '../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { createKeepFromPlay } from './limits/keep-from-play.ts';
import { checkWords, reasons } from './limits/refusal-words.ts';
import { runLimitCases } from './limits/run-limit-cases.ts';
import { createNewId } from './run-cases.ts';
import { failuresOf } from './table.ts';

const db = useTestDatabase();
const newId = createNewId(systemClock.now());

test.each([...spokenSuppliers, ...spokenBooks])(
  '%s is refused a stake in its own words for each reason, paid for what runs, and told of a due check where it has a word for it',
  async (supplier) => {
    const platform = await sharedTestPlatform(db);
    const ownerUrl = db.url('harmattan_owner');
    const { stage, close } = createOwnStage({ platform, url: platform.url, ownerUrl, currency: 'NGN' });
    const keepFromPlay = createKeepFromPlay(platform, db.database.pool);
    const outcomes = await runLimitCases(stage, { suppliers: [supplier], newId, keepFromPlay });
    expect(failuresOf(outcomes)).toEqual([]);
    expect(outcomes).toHaveLength(reasons.length + (supplier in checkWords ? 1 : 0));
    expect(await findings(db.database.pool)).toEqual([]);
    await close();
  },
);

test('a wire that says nothing of the reason is found', async () => {
  const platform = await sharedTestPlatform(db);
  const ownerUrl = db.url('harmattan_owner');
  const { stage, close } = createOwnStage({ platform, url: platform.url, ownerUrl, currency: 'NGN' });
  const outcomes = await runLimitCases(stage, { suppliers: ['qtech'], newId, keepFromPlay: async () => {} });
  expect(failuresOf(outcomes)).toHaveLength(reasons.length);
  await close();
});

test('a wire that says nothing of a check that is due is found', async () => {
  const platform = await sharedTestPlatform(db);
  const ownerUrl = db.url('harmattan_owner');
  const { stage, close } = createOwnStage({ platform, url: platform.url, ownerUrl, currency: 'NGN' });
  const kept = createKeepFromPlay(platform, db.database.pool);
  const outcomes = await runLimitCases(stage, {
    ...{ suppliers: ['globalbet', 'bsbetting'], newId },
    keepFromPlay: async (launch, reason) => (reason === 'reality check' ? undefined : kept(launch, reason)),
  });
  expect(failuresOf(outcomes)).toHaveLength(2);
  await close();
});
