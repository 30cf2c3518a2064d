import { expect, test } from 'vitest';
import { readSettings } from '../settings/index.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { listUntold } from './list-untold.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();

test('a live office says what it must still be told, and no more once it is', async () => {
  const { platform, newStaff } = await openOfficeStage(db);
  const { pool } = db.database;
  const { staff } = platform.office;
  const read = (env: NodeJS.ProcessEnv = {}) =>
    listUntold({ staff, cashier: platform.cashier, compliance: platform.compliance }, readSettings(env).office);
  expect(await read()).toEqual([
    expect.stringContaining('no member has an account'),
    expect.stringContaining('pay-out rules: not set'),
    expect.stringContaining('licences: none is registered'),
    expect.stringContaining('OFFICE_URL: not set'),
    expect.stringContaining('OFFICE_TWO_PERSON_PAYOUT: not set'),
  ]);
  await newStaff('owner');
  expect(await read({ OFFICE_ADDRESSES: 'any' })).toEqual([
    expect.stringContaining('fewer than two owners'),
    expect.stringContaining('fewer than two members decide on payments'),
    expect.stringContaining('no member has the role compliance'),
    expect.stringContaining('pay-out rules: not set'),
    expect.stringContaining('licences: none is registered'),
    expect.stringContaining('OFFICE_URL: not set'),
    expect.stringContaining('OFFICE_ADDRESSES: any'),
    expect.stringContaining('OFFICE_TWO_PERSON_PAYOUT: not set'),
  ]);
  await newStaff('owner');
  const compliance = await newStaff('compliance');
  const told = {
    OFFICE_URL: 'https://office.example',
    OFFICE_ADDRESSES: '10.0.0.0/8',
    OFFICE_TWO_PERSON_PAYOUT: '2000000',
  };
  const licence = { authority: 'LSLGA', regions: ['Lagos'], products: ['sports' as const], comment: 'in the safe' };
  const until = new Date(platform.clock.now().getTime() + 400 * 86_400_000).toISOString().slice(0, 10);
  for (const dates of [
    { number: 'URC 1', from: '2025-01-01', until: '2025-12-31' },
    { number: 'URC 2', from: '2026-11-01', until },
  ])
    await compliance.call('POST Compliance/AddLicence', { body: { ...licence, ...dates } });
  expect(await read(told)).toEqual([
    expect.stringContaining('pay-out rules: not set'),
    'licences: LSLGA URC 1 expired on 2025-12-31',
  ]);
  // A disabled member counts for nothing.
  await pool.query(`update staff.member set disabled_at = app_now() where 'compliance' = any(roles)`);
  expect(await read(told)).toContainEqual(expect.stringContaining('no member has the role compliance'));
});
