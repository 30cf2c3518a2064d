import { prune } from '@harmattan/process/prune';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { breakGlass, closeGlass } from './break-glass.ts';
import { listActiveBreakGlass } from './break-glass-store.ts';
import { renewSecret } from './change-member.ts';
import { type NewMember, openMember, openMemberIn } from './open-member.ts';
import { authenticate, recognise } from './sessions.ts';
import { signIn } from './sign-in.ts';
import type { StaffDeps } from './staff-deps.ts';
import { endSession, listMembers } from './staff-store.ts';

export { changeRoles, disableMember, enableMember, LastOwner } from './change-member.ts';
export type { NewMember } from './open-member.ts';
export { officeCookie, type Staff } from './sessions.ts';
export { endSessionsOf, sessionSeconds } from './staff-store.ts';

const keepSessionsDays = 90;

/** The people who run the house: their accounts, sign-in and sessions. */
export function createStaff(deps: StaffDeps) {
  const pruneSessions: Job = {
    name: 'prune-staff-sessions',
    every: '52 4 * * *',
    async run() {
      const where = `created_at < app_now() - $1 * interval '1 day'`;
      await prune(deps.pool, { table: 'staff.session', where, values: [keepSessionsDays] });
    },
  };
  return {
    jobs: [pruneSessions],
    authenticate: (request: Pick<FastifyRequest, 'headers'>) => authenticate(deps, request),
    /** The same of what is no sign of life of the session. */
    recognise: (request: Pick<FastifyRequest, 'headers'>) => recognise(deps, request),
    signIn: (attempt: Parameters<typeof signIn>[1]) => signIn(deps, attempt),
    endSession: (sessionId: string) => endSession(deps.pool, sessionId),
    listMembers: () => listMembers(deps.pool),
    openMember: (member: NewMember) => openMember(deps, member),
    /** In the transaction of the approval, with the hash of a password. */
    openMemberIn: (transaction: pg.PoolClient, member: Parameters<typeof openMemberIn>[2]) =>
      openMemberIn(deps, transaction, member),
    hashPassword: (password: string) => deps.passwords.hash(password, { isUrgent: false }),
    renewSecret: (transaction: pg.PoolClient, member: Parameters<typeof renewSecret>[2]) =>
      renewSecret(deps, transaction, member),
    breakGlass: (wish: Parameters<typeof breakGlass>[1]) => breakGlass(deps, wish),
    closeGlass: (end: Parameters<typeof closeGlass>[1]) => closeGlass(deps, end),
    listBreakGlass: () => listActiveBreakGlass(deps.pool),
  };
}

export type StaffDoor = ReturnType<typeof createStaff>;
