/** Everything that a call of the office can ask for. A call names one; a role grants some. */
export const permissions = [
  'home.read',
  'payments.read',
  'payments.decide',
  /** Says what became of money where the platform does not know: settles, pays by hand, explains differences, ends reserves. */
  'payments.settle',
  /** Limits of automatic pay-outs, and methods. */
  'payments.rules',
  'players.read',
  'approvals.read',
  'approvals.decide',
  'staff.read',
  'staff.manage',
  'audit.read',
] as const;
export type Permission = (typeof permissions)[number];

const reading = ['home.read', 'payments.read', 'players.read', 'approvals.read', 'staff.read', 'audit.read'] as const;

/** What each role may do. A member of the staff may have several roles, and may do what any of them grants. */
const roles = {
  owner: permissions,
  finance: [
    ...['home.read', 'payments.read', 'payments.decide', 'payments.settle', 'payments.rules'],
    ...['players.read', 'approvals.read', 'approvals.decide'],
  ],
  payments: ['home.read', 'payments.read', 'payments.decide', 'players.read', 'approvals.read', 'approvals.decide'],
  support: ['home.read', 'payments.read', 'players.read'],
  risk: ['home.read', 'payments.read', 'players.read', 'approvals.read'],
  content: ['home.read'],
  trading: ['home.read', 'players.read'],
  compliance: ['home.read', 'payments.read', 'players.read', 'approvals.read', 'audit.read'],
  /** Reads everything and changes nothing. */
  auditor: reading,
} as const satisfies Record<string, readonly Permission[]>;
export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as [Role, ...Role[]];

export function permissionsOf(granted: readonly Role[]): Permission[] {
  return permissions.filter((permission) =>
    granted.some((role) => (roles[role] as readonly Permission[]).includes(permission)),
  );
}
