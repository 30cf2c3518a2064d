import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';

const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

export type GlassCalls = 'GET Staff/BreakGlass' | 'POST Staff/BreakGlass' | 'POST Staff/EndBreakGlass';

/** Permissions that a member takes for a short time. Each begin is an entry of the audit, a security event, a metric and an error line. */
export function glassDesk({ staff: door, audit, identity }: OfficeDeps): Pick<OfficeHandlers, GlassCalls> {
  return {
    async 'GET Staff/BreakGlass'({ context: { staff } }) {
      const lasting = await door.listBreakGlass();
      const mayEnd = staff.permissions.includes('staff.manage');
      return success(
        lasting.map(({ id, member_id, user_name, full_name, permissions, reason, begun_at, ends_at }) => ({
          ...{ id, userName: user_name, fullName: full_name, permissions, reason, since: begun_at, endsAt: ends_at },
          actions: mayEnd || member_id === staff.staffId ? ['end' as const] : [],
        })),
      );
    },

    async 'POST Staff/BreakGlass'({ context, body: { permissions, minutes, reason } }) {
      const { staffId: memberId, userName } = context.staff;
      const entry = { ...actorOf(context), action: 'break the glass', subject: `staff ${userName}`, reason };
      const begun = await door.breakGlass({
        ...{ memberId, permissions: [...new Set(permissions)], minutes, reason },
        also: (transaction, { id, endsAt }) =>
          audit.record({ ...entry, outcome: 'done', after: { id, permissions, until: endsAt } }, transaction),
      });
      if (!begun) {
        await audit.record({ ...entry, outcome: 'refused', after: { permissions } });
        return movedOn();
      }
      await identity.raiseAlarm('break-glass', {});
      return success(begun);
    },

    async 'POST Staff/EndBreakGlass'({ context, body: { id } }) {
      const { staffId: by, permissions } = context.staff;
      const isEnded = await door.closeGlass({
        ...{ id, by, mayEndOthers: permissions.includes('staff.manage') },
        also: (transaction, memberId) =>
          audit.record(
            {
              ...actorOf(context),
              action: 'end broken glass',
              outcome: 'done',
              subject: `staff ${memberId}`,
              after: { id },
            },
            transaction,
          ),
      });
      return isEnded ? success(null) : movedOn();
    },
  };
}
