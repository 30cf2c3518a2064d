import { type Role, roleNames } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { z } from 'zod';
import { appSecretBytes, manualCode } from '../../modules/identity/index.ts';
import { changeRoles, enableMember, LastOwner } from '../../modules/staff/index.ts';
import type { Kind } from '../approve-request.ts';

const role = z.enum(roleNames);
const member = z.string().transform(BigInt);
const openPayload = z.strictObject({
  ...{ userName: z.string(), fullName: z.string(), roles: z.array(role), passwordHash: z.string() },
  scope: z
    .strictObject({ regions: z.array(z.string()), from: z.string(), to: z.string(), expiresAt: z.string() })
    .optional(),
});
const rolesPayload = z.strictObject({
  staffId: member,
  userName: z.string(),
  before: z.array(role),
  roles: z.array(role),
});
const memberPayload = z.strictObject({ staffId: member, userName: z.string() });

const usual = {
  permission: 'staff.manage',
  isAbout: ({ payload }, staffId) => (payload as { staffId?: string }).staffId === String(staffId),
} as const satisfies Partial<Kind>;

/** Rolls back what the approval was for: the member is no longer as the request says. */
class Changed extends Error {}

/** What two people decide on about the staff. The subject of each is the member's user name. */
export const staffKinds: Record<string, Kind> = {
  'staff-open': {
    ...usual,
    describe({ payload }) {
      const { fullName, roles, scope } = openPayload.parse(payload);
      const cut =
        scope && `${scope.regions.join(', ')}, ${scope.from} to ${scope.to}, until ${scope.expiresAt.slice(0, 10)}`;
      return `${fullName}: ${rolesText(roles)}${cut ? ` (${cut})` : ''}`;
    },
    async carryOut({ pool, staff, random }, { payload }, { also, tell }) {
      const secret = random.bytes(appSecretBytes);
      const outcome = await unlessChanged(pool, async (transaction) => {
        await also(transaction);
        return (await staff.openMemberIn(transaction, { ...openPayload.parse(payload), secret })) !== undefined;
      });
      if (outcome === 'done') tell(manualCode(secret));
      return outcome;
    },
  },
  'staff-roles': {
    ...usual,
    describe({ payload }) {
      const { before, roles } = rolesPayload.parse(payload);
      return `${rolesText(before)} → ${rolesText(roles)}`;
    },
    async carryOut({ pool }, { payload }, { also }) {
      const { staffId, roles } = rolesPayload.parse(payload);
      return unlessChanged(pool, async (transaction) => {
        await also(transaction);
        return changeRoles(transaction, staffId, roles);
      });
    },
  },
  'staff-authenticator': {
    ...usual,
    async carryOut({ pool, staff, random }, { payload }, { also, tell }) {
      const { staffId: id } = memberPayload.parse(payload);
      const secret = random.bytes(appSecretBytes);
      const outcome = await unlessChanged(pool, async (transaction) => {
        await also(transaction);
        return staff.renewSecret(transaction, { id, secret });
      });
      if (outcome === 'done') tell(manualCode(secret));
      return outcome;
    },
  },
  'staff-enable': {
    ...usual,
    async carryOut({ pool }, { payload }, { also }) {
      const { staffId } = memberPayload.parse(payload);
      return unlessChanged(pool, async (transaction) => {
        await also(transaction);
        return enableMember(transaction, staffId);
      });
    },
  },
};

function rolesText(roles: readonly Role[]): string {
  return roles.join(', ');
}

/** All or nothing: where there is nothing to change, the request is not decided either. */
async function unlessChanged(pool: pg.Pool, work: (transaction: pg.PoolClient) => Promise<boolean>) {
  try {
    await inTransaction(pool, async (transaction) => {
      if (!(await work(transaction))) throw new Changed();
    });
    return 'done' as const;
  } catch (error) {
    if (error instanceof LastOwner) return 'last owner' as const;
    if (error instanceof Changed) return 'moved on' as const;
    throw error;
  }
}
