/** Everything that a call of the office can ask for. A call names one; a role grants some. */
export const permissions = [
  'home.read',
  /** What the house earns, owes and has. */
  'figures.read',
  'payments.read',
  'payments.decide',
  'players.read',
  'switches.set',
  /** To speak for risk: what it holds off, others do not turn on. */
  'switches.risk',
  /** To speak for courts and authorities, and to read their orders. */
  'switches.order',
  'approvals.read',
  'approvals.decide',
  'staff.read',
  'staff.manage',
  'audit.read',
] as const;
export type Permission = (typeof permissions)[number];

const reading = [
  'home.read',
  'figures.read',
  'payments.read',
  'players.read',
  'approvals.read',
  'staff.read',
  'audit.read',
] as const;

/** What each role may do. A member of the staff may have several roles, and may do what any of them grants. */
const roles = {
  owner: permissions,
  finance: [
    'home.read',
    'figures.read',
    'payments.read',
    'payments.decide',
    'players.read',
    'approvals.read',
    'approvals.decide',
  ],
  payments: ['home.read', 'payments.read', 'payments.decide', 'players.read', 'approvals.read', 'approvals.decide'],
  support: ['home.read', 'payments.read', 'players.read', 'switches.set'],
  risk: [
    'home.read',
    'figures.read',
    'payments.read',
    'players.read',
    'approvals.read',
    'switches.set',
    'switches.risk',
  ],
  content: ['home.read'],
  trading: ['home.read', 'players.read'],
  compliance: [
    ...['home.read', 'figures.read', 'payments.read', 'players.read', 'approvals.read', 'audit.read'],
    ...['switches.set', 'switches.risk', 'switches.order'],
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
