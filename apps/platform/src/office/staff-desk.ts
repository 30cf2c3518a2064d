import { type OfficeCalls, permissionsOf, type Role } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import {
  disableMember,
  endSessionsOf,
  LastOwner,
  officeCookie,
  type Staff,
  sessionSeconds,
} from '../modules/staff/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from './office-deps.ts';
import type { OfficeHandlers, OfficeRequest } from './office-handlers.ts';
import { askAboutMember, askOpen } from './staff/ask-staff.ts';
import { type GlassCalls, glassDesk } from './staff/glass-desk.ts';
import { staffKinds } from './staff/staff-kinds.ts';

type StaffCalls = Extract<keyof OfficeHandlers, `${string} Staff/${string}`>;

export function staffDesk(deps: OfficeDeps): Pick<OfficeHandlers, StaffCalls> {
  return { ...sessions(deps), ...members(deps), ...glassDesk(deps) };
}

type SessionCalls = 'POST Staff/SignIn' | 'POST Staff/SignOut' | 'GET Staff/Me';

function sessions(deps: OfficeDeps): Pick<OfficeHandlers, SessionCalls> {
  const { staff: door, audit } = deps;
  return {
    'POST Staff/SignIn': (request) => signIn(deps, request),

    async 'POST Staff/SignOut'({ context }) {
      await door.endSession(context.staff.sessionId);
      await audit.record({ ...actorOf(context), action: 'sign out', outcome: 'done' });
      context.setCookie(officeCookie, '', 0);
      return success(null);
    },

    'GET Staff/Me'({ context: { staff } }) {
      const { userName, fullName, roles, permissions, breakGlass, endsAt } = staff;
      return success({ userName, fullName, roles, permissions: [...permissions], breakGlass, endsAt });
    },
  };
}

function members(deps: OfficeDeps): Pick<OfficeHandlers, Exclude<StaffCalls, SessionCalls | GlassCalls>> {
  const { staff: door, audit, pool } = deps;
  return {
    'GET Staff/List': ({ context: { staff } }) => listStaff(deps, staff),
    'POST Staff/AskOpen': ({ context, body }) => askOpen(deps, context, body),
    'POST Staff/AskRoles': ({ context, body }) => askAboutMember(deps, context, { kind: 'staff-roles', ...body }),
    'POST Staff/AskAuthenticator': ({ context, body }) =>
      askAboutMember(deps, context, { kind: 'staff-authenticator', ...body }),
    'POST Staff/AskEnable': ({ context, body }) => askAboutMember(deps, context, { kind: 'staff-enable', ...body }),

    async 'POST Staff/EndSessions'({ context, body: { staffId, reason } }) {
      if (!(await door.listMembers()).some(({ id }) => id === staffId)) return refuse('RECORD_DOES_NOT_EXIST', null);
      const entry = {
        ...actorOf(context),
        action: 'end all sessions of a member',
        subject: `staff ${staffId}`,
        reason,
      };
      const ended = await inTransaction(pool, async (transaction) => {
        const count = await endSessionsOf(transaction, staffId);
        await audit.record({ ...entry, outcome: 'done', after: { ended: count } }, transaction);
        return count;
      });
      return success({ ended });
    },

    async 'POST Staff/Disable'({ context, body: { staffId, reason } }) {
      const entry = {
        ...actorOf(context),
        action: 'disable a member of the staff',
        subject: `staff ${staffId}`,
        reason,
      };
      if (staffId === context.staff.staffId) {
        await audit.record({ ...entry, outcome: 'refused' });
        return refuse('OWN_REQUEST', { message: 'OWN_REQUEST' });
      }
      const isDone = await inTransaction(pool, async (transaction) => {
        if (!(await disableMember(transaction, staffId))) return false;
        await audit.record(
          { ...entry, outcome: 'done', before: { isDisabled: false }, after: { isDisabled: true } },
          transaction,
        );
        return true;
      }).catch((error) => {
        if (error instanceof LastOwner) return 'last owner' as const;
        throw error;
      });
      if (isDone === 'last owner') {
        await audit.record({ ...entry, outcome: 'refused' });
        return refuse('LAST_OWNER', { message: 'LAST_OWNER' });
      }
      return isDone ? success(null) : refuse('RECORD_DOES_NOT_EXIST', null);
    },
  };
}

async function listStaff({ staff: door, approvals }: OfficeDeps, asker: Staff) {
  const requests = (await approvals.listWaiting()).filter(({ kind }) => kind in staffKinds);
  return success(
    (await door.listMembers()).map(
      ({ id, user_name, full_name, roles, disabled_at, last_seen_at, sessions: open }) => ({
        ...{ staffId: id, userName: user_name, fullName: full_name, roles },
        ...{ isDisabled: disabled_at !== null, lastSeenAt: last_seen_at, sessions: open },
        waiting: requests.filter(({ subject }) => subject === user_name).map(({ kind }) => kind),
        actions: actionsOn({ roles, isDisabled: disabled_at !== null, isSelf: id === asker.staffId }, asker),
      }),
    ),
  );
}

/** Not on oneself: another person is needed even to ask. */
function actionsOn(
  { roles, isDisabled, isSelf }: { roles: readonly Role[]; isDisabled: boolean; isSelf: boolean },
  { permissions }: Staff,
) {
  if (!permissions.includes('staff.manage') || isSelf) return [];
  if (isDisabled) return ['enable' as const];
  const acts = ['newAuthenticator', 'endSessions', 'disable'] as const;
  // The scope of a regulator belongs to that role alone.
  return roles.includes('regulator') ? [...acts] : ['setRoles' as const, ...acts];
}

async function signIn(
  { staff: door, audit }: OfficeDeps,
  { context, body }: OfficeRequest<OfficeCalls['POST Staff/SignIn']>,
) {
  const { address, requestId } = context;
  const signedIn = await door.signIn({ ...body, userName: body.userName.trim().toLowerCase(), address });
  const entry = { action: 'sign in', address, requestId };
  if (signedIn.outcome !== 'signed in') {
    // The name is as it was typed, and may be a password by mistake: only a known shape is kept.
    const actor = /^[a-z][a-z0-9._-]{1,31}$/.test(body.userName) ? body.userName : 'not a name';
    await audit.record({ ...entry, memberId: null, actor, outcome: 'refused', reason: signedIn.outcome });
    const word = signedIn.outcome === 'wrong' ? 'INVALID_USERNAME_OR_PASSWORD' : 'TOO_MANY_ATTEMPTS';
    return refuse(word, null);
  }
  const { member, token, cookie, endsAt } = signedIn;
  await audit.record({ ...entry, memberId: member.id, actor: member.user_name, outcome: 'done' });
  context.setCookie(officeCookie, cookie, sessionSeconds);
  return success({
    token,
    staff: {
      userName: member.user_name,
      fullName: member.full_name,
      roles: member.roles,
      permissions: permissionsOf(member.roles),
      breakGlass: null,
      endsAt,
    },
  });
}
