import { type OfficeCalls, permissionsOf } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import { disableMember, officeCookie, sessionSeconds } from '../modules/staff/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from './office-deps.ts';
import type { OfficeHandlers, OfficeRequest } from './office-handlers.ts';

type StaffCalls = Extract<keyof OfficeHandlers, `${string} Staff/${string}`>;

export function staffDesk(deps: OfficeDeps): Pick<OfficeHandlers, StaffCalls> {
  const { staff: door, audit, pool } = deps;
  return {
    'POST Staff/SignIn': (request) => signIn(deps, request),

    async 'POST Staff/SignOut'({ context }) {
      await door.endSession(context.staff.sessionId);
      await audit.record({ ...actorOf(context), action: 'sign out', outcome: 'done' });
      context.setCookie(officeCookie, '', 0);
      return success(null);
    },

    'GET Staff/Me'({ context: { staff } }) {
      const { userName, fullName, roles, permissions, endsAt } = staff;
      return success({ userName, fullName, roles, permissions: [...permissions], endsAt });
    },

    async 'GET Staff/List'() {
      const members = await door.listMembers();
      return success(
        members.map(({ id, user_name, full_name, roles, disabled_at, last_seen_at }) => ({
          ...{ staffId: id, userName: user_name, fullName: full_name, roles },
          ...{ isDisabled: disabled_at !== null, lastSeenAt: last_seen_at },
        })),
      );
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
      });
      return isDone ? success(null) : refuse('RECORD_DOES_NOT_EXIST', null);
    },
  };
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
      endsAt,
    },
  });
}
