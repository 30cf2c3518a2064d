// Every supplier's wire through every case, against a platform of our own.
import { expect, test } from 'vitest';
import { findings } from '../apps/platform/src/modules/wallet/book-findings.ts';
import { useTestDatabase } from '../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../apps/platform/src/testing/test-platform.ts';
import { createOwnStage, spokenSuppliers } from './own/own-stage.ts';
import { createNewId, runCases } from './run-cases.ts';
import { failuresOf } from './table.ts';

const db = useTestDatabase();

test.each(spokenSuppliers)(
  '%s speaks its wire through every case',
  async (supplier) => {
    const platform = await sharedTestPlatform(db);
    const { stage, close } = createOwnStage({
      platform,
      url: platform.url,
      ownerUrl: db.url('harmattan_owner'),
      currency: 'NGN',
    });
    try {
      const outcomes = await runCases(stage, { suppliers: [supplier], newId: createNewId(platform.clock.now()) });
      expect(failuresOf(outcomes)).toEqual([]);
      expect(outcomes.filter(({ result }) => result === 'ok').length).toBeGreaterThan(20);
      expect(await findings(db.database.pool)).toEqual([]);
    } finally {
      await close();
    }
  },
  120_000,
);
