import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { officeDocument } from '../openapi.ts';
import { officeCalls, permissionsOf, roleNames } from './index.ts';

test("the committed office.openapi.json is what the office's contract says (npm run openapi writes it)", () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../../office.openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(officeDocument(officeCalls))));
});

test('every permission that a call asks for is granted by a role, and a person with two roles has what either grants', () => {
  const granted: string[] = ['none', 'any', ...permissionsOf(roleNames)];
  for (const [key, { permission }] of Object.entries(officeCalls)) expect(granted, key).toContain(permission);
  expect(permissionsOf(['payments', 'finance'])).toEqual(permissionsOf(['finance']));
  expect(permissionsOf([])).toEqual([]);
});

test('staff who support players, write content or audit decide on no money', () => {
  for (const role of ['support', 'content', 'auditor', 'risk', 'trading', 'compliance'] as const)
    expect(
      permissionsOf([role]).filter(
        // A decision on a request takes the permission of its kind as well.
        (one) => /decide|manage|settle|rules|adjust/.test(one) && !['cases.manage', 'approvals.decide'].includes(one),
      ),
    ).toEqual([]);
});

test('who reads the audit also reads the cases of compliance: its entries would tell of them', () => {
  for (const role of roleNames) {
    const granted = permissionsOf([role]);
    if (granted.includes('audit.read')) expect(granted, role).toContain('cases.compliance');
  }
  expect(permissionsOf(['support', 'payments', 'finance', 'risk', 'content', 'trading'])).not.toContain(
    'cases.compliance',
  );
});
