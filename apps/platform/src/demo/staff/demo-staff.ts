import type { NewMember } from '../../modules/staff/index.ts';
import { demoPassword, knownSecret } from '../players/demo-players.ts';

export { knownSecret };

/** One member of the staff for each desk, and a second one where a decision takes two. */
export const demoStaff: Omit<NewMember, 'secret'>[] = (
  [
    ['owner', 'Ngozi Owner', 'owner'],
    ['finance', 'Femi Finance', 'finance'],
    ['payments', 'Pelumi Payments', 'payments'],
    ['payments2', 'Patience Payments', 'payments'],
    ['support', 'Sade Support', 'support'],
    ['risk', 'Rashid Risk', 'risk'],
    ['content', 'Chidi Content', 'content'],
    ['trading', 'Tunde Trading', 'trading'],
    ['trading2', 'Temi Trading', 'trading'],
    ['compliance', 'Comfort Compliance', 'compliance'],
    ['auditor', 'Ada Auditor', 'auditor'],
  ] as const
).map(([userName, fullName, role]) => ({ userName, fullName, roles: [role], password: demoPassword }));
