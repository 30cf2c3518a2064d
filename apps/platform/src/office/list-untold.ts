import { type Permission, permissionsOf } from '@harmattan/contract/office';
import type { OfficeSettings } from '../settings/office.ts';
import type { OfficeDeps } from './office-deps.ts';

/** What an operator of a live house has not decided yet, in sentences. */
export async function listUntold(
  {
    staff,
    cashier,
    compliance,
  }: Pick<OfficeDeps, 'staff'> & {
    cashier: Pick<OfficeDeps['cashier'], 'payoutRules'>;
    compliance: Pick<OfficeDeps['compliance'], 'listLicences'>;
  },
  { untold }: Pick<OfficeSettings, 'untold'>,
): Promise<string[]> {
  const members = (await staff.listMembers()).filter(({ disabled_at }) => disabled_at === null);
  const countWith = (permission: Permission) =>
    members.filter(({ roles }) => permissionsOf(roles).includes(permission)).length;
  const { history } = await cashier.payoutRules();
  const licences = (await compliance.listLicences()).filter(({ ended_at }) => ended_at === null);
  return [
    ...(members.length === 0
      ? ['staff: no member has an account (npm run staff -- add <name> --full-name <words> --role owner)']
      : [
          ...(countWith('staff.manage') < 2 ? ['staff: fewer than two owners (roles and new accounts take two)'] : []),
          ...(countWith('payments.decide') < 2
            ? ['staff: fewer than two members decide on payments (large pay-outs take two)']
            : []),
          ...(countWith('cases.answer') === 0 ? ['staff: no member answers cases'] : []),
          ...(members.some(({ roles }) => roles.includes('compliance'))
            ? []
            : ['staff: no member has the role compliance (its cases and orders of courts)']),
        ]),
    ...(history.length === 0
      ? ['pay-out rules: not set in the office (the limits of the settings decide on automatic pay-outs)']
      : []),
    ...(licences.length === 0 ? ['licences: none is registered on the compliance desk'] : []),
    ...licences
      .filter(({ alarm }) => alarm === 'expired')
      .map(({ authority, number, valid_until }) => `licences: ${authority} ${number} expired on ${valid_until}`),
    ...untold,
  ];
}
