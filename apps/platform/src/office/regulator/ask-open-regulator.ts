import { refuse } from '../../plumbing/http/answer.ts';
import type { OfficeDeps, Signed } from '../office-deps.ts';
import { askOpen } from '../staff/ask-staff.ts';

interface Wish {
  userName: string;
  fullName: string;
  regions: string[];
  from: string;
  to: string;
  expiresAt: Date;
  comment: string;
}

const longestMs = 400 * 24 * 3_600_000;

/** Two owners open it, as any account of the staff. */
export async function askOpenRegulator(
  deps: OfficeDeps,
  context: Signed,
  { regions, from, to, expiresAt, ...member }: Wish,
) {
  const lastsMs = expiresAt.getTime() - deps.clock.now().getTime();
  if (lastsMs <= 0 || lastsMs > longestMs) return refuse('INCORRECT_PARAMETER_VALUE', { message: 'expiresAt' });
  const scope = { regions: [...new Set(regions)], from, to, expiresAt: expiresAt.toISOString() };
  return askOpen(deps, context, { ...member, roles: ['regulator'], scope });
}
