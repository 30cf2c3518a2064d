import type { Clock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import type pg from 'pg';
import { createDemoMembers } from '../demo/staff/demo-members.ts';
import { createApprovals } from '../modules/approvals/index.ts';
import { createAudit } from '../modules/audit/index.ts';
import { insertMember, listMembers } from '../modules/staff/staff-store.ts';
import { createWorkClaims } from '../modules/work-claims/index.ts';
import type { OfficeDeps } from '../office/office-deps.ts';
import { runAsTwo } from '../office/trading/run-as-two.ts';
import { createLog } from '../plumbing/log.ts';

/** The acts of the trading desk over a real database, without the rest of the office, and the members of the demo staff. */
export function testTrading(pool: pg.Pool, clock: Clock, doors: Partial<Pick<OfficeDeps, 'jackpots' | 'races'>> = {}) {
  const audit = createAudit({ pool, clock, log: createLog({ level: 'silent' }) });
  const approvals = createApprovals({ pool, ids: createIds({ clock, random: systemRandom }) });
  const deps = { pool, clock, audit, approvals, workClaims: createWorkClaims({ pool }), ...doors };
  const staff = {
    listMembers: () => listMembers(pool),
    // Signing in is not what these tests are about: a password takes long to hash.
    async openMember({ userName, fullName, roles }: Parameters<OfficeDeps['staff']['openMember']>[0]) {
      return (await insertMember(pool, { userName, fullName, roles, passwordHash: 'none' })) ?? undefined;
    },
  };
  return {
    audit,
    // What is left out belongs to other desks.
    trading: runAsTwo(deps as unknown as OfficeDeps),
    memberOf: createDemoMembers({ staff, random: systemRandom }),
  };
}
