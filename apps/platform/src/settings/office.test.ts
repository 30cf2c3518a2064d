import { expect, test } from 'vitest';
import { readSettings } from './index.ts';
import { liveOfficeProblems } from './office.ts';

test('in the sandbox the office lies on 127.0.0.1 beside the stand-ins, and takes two people above 50,000 naira', () => {
  const { office } = readSettings({ PORT: '4000' });
  expect(office).toMatchObject({
    ...{ host: '127.0.0.1', port: 4004, url: 'http://127.0.0.1:4004', addresses: 'any' },
    twoPersonPayoutMinor: 5_000_000n,
    numberChangeWaitSeconds: 86_400,
  });
});

test('what is set counts, and what cannot be meant is refused', () => {
  const { office } = readSettings({
    OFFICE_PORT: '9000',
    OFFICE_URL: 'https://office.example',
    OFFICE_ADDRESSES: '10.0.0.0/8, 192.0.2.7',
    OFFICE_TWO_PERSON_PAYOUT: '1000.50',
  });
  expect(office).toMatchObject({
    ...{ port: 9_000, url: 'https://office.example', addresses: ['10.0.0.0/8', '192.0.2.7'] },
    twoPersonPayoutMinor: 100_050n,
  });
  for (const env of [
    { OFFICE_ADDRESSES: 'anywhere' },
    { OFFICE_URL: 'https://office.example/path' },
    { OFFICE_TWO_PERSON_PAYOUT: '1e5' },
  ])
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
});

test('what was left as it is is said, and what was set is not', () => {
  expect(readSettings({}).office.untold).toHaveLength(2);
  const told = { OFFICE_URL: 'https://office.example', OFFICE_TWO_PERSON_PAYOUT: '500000' };
  expect(readSettings(told).office.untold).toEqual([]);
  expect(readSettings({ ...told, OFFICE_ADDRESSES: 'any' }).office.untold).toEqual([
    'OFFICE_ADDRESSES: any (the office answers every address)',
  ]);
});

test('live mode lists what an office beyond this machine must still be told', () => {
  expect(liveOfficeProblems({})).toEqual([]);
  expect(liveOfficeProblems({ OFFICE_HOST: '0.0.0.0' })).toEqual([
    'OFFICE_ADDRESSES: not set (the addresses or networks that the staff works from)',
    'OFFICE_URL: not set (the https:// address of the office)',
  ]);
  expect(liveOfficeProblems({ OFFICE_URL: 'http://office.example', OFFICE_ADDRESSES: ['10.0.0.1'] })).toEqual([
    'OFFICE_URL: must start with https:// in live mode',
  ]);
});
