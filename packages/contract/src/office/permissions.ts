/** Everything that a call of the office can ask for. A call names one; a role grants some. */
export const permissions = [
  'home.read',
  'payments.read',
  'payments.decide',
  'players.read',
  'approvals.read',
  'approvals.decide',
  'staff.read',
  'staff.manage',
  'audit.read',
  'cases.read',
  'cases.answer',
  'cases.manage',
] as const;
export type Permission = (typeof permissions)[number];

const reading = [
  'home.read',
  'payments.read',
  'players.read',
  'approvals.read',
  'staff.read',
  'audit.read',
  'cases.read',
] as const;
/** Reads cases and answers them. */
const answering = ['cases.read', 'cases.answer'] as const;

/** What each role may do. A member of the staff may have several roles, and may do what any of them grants. */
const roles = {
  owner: permissions,
  finance: [
    ...['home.read', 'payments.read', 'payments.decide', 'players.read', 'approvals.read', 'approvals.decide'],
    ...answering,
  ],
  payments: [
    ...['home.read', 'payments.read', 'payments.decide', 'players.read', 'approvals.read', 'approvals.decide'],
    ...answering,
  ],
  support: ['home.read', 'payments.read', 'players.read', ...answering, 'cases.manage'],
  risk: ['home.read', 'payments.read', 'players.read', 'approvals.read', ...answering],
  content: ['home.read'],
  trading: ['home.read', 'players.read'],
  compliance: [
    'home.read',
    'payments.read',
    'players.read',
    'approvals.read',
    'audit.read',
    ...answering,
    'cases.manage',
  ],
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
