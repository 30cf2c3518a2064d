import { toAmount, toValue } from '../../modules/limits/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';

export type LimitCalls = 'GET Players/Limits' | 'POST Players/SetLimit';

/** Limits of a player: the staff reads them, and only ever lowers them. */
export function limitsDesk(deps: OfficeDeps): Pick<OfficeHandlers, LimitCalls> {
  const { identity, limits, audit } = deps;
  const exists = async (playerId: bigint) => (await identity.userNamesOf([playerId])).size > 0;
  const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });

  return {
    async 'GET Players/Limits'({ query: { playerId }, context: { staff } }) {
      return (await exists(playerId)) ? success(await shown(deps, playerId, staff)) : missing();
    },

    async 'POST Players/SetLimit'({ context, body: { playerId, kind, period, amount, reason } }) {
      const entry = { ...actorOf(context), action: `lower the limit of ${kind} by ${period}`, reason };
      const about = { ...entry, subject: `player ${playerId}` };
      if (!(await exists(playerId))) return missing();
      const limit = toValue(kind, amount);
      if (limit === undefined) return refuse('INCORRECT_PARAMETER_VALUE', { message: 'MUST_BE_WHOLE_MINUTES' });
      const outcome = await limits.lowerByStaff({
        ...{ playerId, kind, period, limit, reason, by: context.staff.userName },
        also: (transaction, { before, after }) =>
          audit.record({ ...about, outcome: 'done', before: { limit: before }, after: { limit: after } }, transaction),
      });
      if (outcome === 'lowered') return success(await shown(deps, playerId, context.staff));
      await audit.record({ ...about, outcome: 'refused', after: { limit } });
      return refuse('RECORD_HAS_MOVED_ON', { message: 'LIMIT_IS_NOT_LOWER' });
    },
  };
}

async function shown({ limits }: OfficeDeps, playerId: bigint, { permissions }: Staff) {
  const [found, changes] = await Promise.all([limits.readLimits(playerId), limits.listChanges(playerId)]);
  const actions = permissions.includes('limits.set') ? ['lower' as const] : [];
  return {
    limits: found.map(({ kind, period, limit, staff, used, endsAt, raise }) => {
      const amount = (value: bigint | null) => (value === null ? null : toAmount(kind, value));
      return {
        ...{ kind, period, amount: amount(limit), setByStaff: amount(staff), used: amount(used), endsAt, actions },
        wanted: raise && {
          ...{ amount: amount(raise.wanted), confirmFrom: raise.confirmFrom, confirmUntil: raise.confirmUntil },
        },
      };
    }),
    changes: changes.map(({ id, kind, period, what, before_value, after_value, wanted_value, by, reason, at }) => {
      const amount = (value: bigint | null) => (value === null ? null : toAmount(kind, value));
      return {
        ...{ id, kind, period, what, by, reason, at },
        ...{ before: amount(before_value), after: amount(after_value), wanted: amount(wanted_value) },
      };
    }),
  };
}
