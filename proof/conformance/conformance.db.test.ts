// Every supplier's wire through every case, against a platform of our own.
import type { WalletName } from '@harmattan/wires/suppliers/names';
import { expect, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage, spokenBooks, spokenSuppliers } from '../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform, startTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { overdraftCase } from './books/corrections.ts';
import { createNewId, type Outcome, runCases } from './run-cases.ts';
import { failuresOf } from './table.ts';

const db = useTestDatabase();

async function run(suppliers: WalletName[], { only }: { only?: string } = {}): Promise<Outcome[]> {
  const overdraft = only === overdraftCase;
  const platform = await (overdraft ? startTestPlatform(db, { SPORTS_OVERDRAFT: 'on' }) : sharedTestPlatform(db));
  const ownerUrl = db.url('harmattan_owner');
  const { stage, close } = createOwnStage({ platform, url: platform.url, ownerUrl, currency: 'NGN', overdraft });
  try {
    return await runCases(stage, { suppliers, newId: createNewId(platform.clock.now()), ...(only && { only }) });
  } finally {
    await close();
  }
}

test.each([...spokenSuppliers, ...spokenBooks])(
  'fault 12: %s speaks its wire through every case',
  async (supplier) => {
    const outcomes = await run([supplier]);
    expect(failuresOf(outcomes)).toEqual([]);
    expect(outcomes.filter(({ result }) => result === 'ok').length).toBeGreaterThan(20);
    expect(await findings(db.database.pool)).toEqual([]);
  },
  300_000,
);

test('where the operator allows it, a correction leaves a balance below zero', async () => {
  const outcomes = await run(spokenBooks, { only: overdraftCase });
  expect(outcomes.map(({ result }) => result)).toEqual(spokenBooks.map(() => 'ok'));
  expect(await findings(db.database.pool)).toEqual([]);
});
