import { inForce, type LimitName, type LimitValue, limitKinds, limitPeriods } from './limit-rules.ts';
import type { LimitsDeps } from './limits-deps.ts';
import { listRaises, listSettings } from './limits-store.ts';

export interface ShownLimit extends LimitName {
  /** What holds. */
  limit: LimitValue;
  /** The staff's, which the player cannot raise above. */
  staff: LimitValue;
  /** Null where nothing is limited. */
  used: bigint | null;
  endsAt: Date | null;
  raise: { id: string; wanted: LimitValue; confirmFrom: Date; confirmUntil: Date; isReady: boolean } | null;
}

/** Every limit there can be, also those that are not set. */
export async function readLimits(deps: LimitsDeps, playerId: bigint): Promise<ShownLimit[]> {
  const [settings, raises, counted] = await Promise.all([
    listSettings(deps.pool, playerId),
    listRaises(deps.pool, playerId),
    deps.listCounted(playerId),
  ]);
  return limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => {
      const isThis = (one: LimitName) => one.kind === kind && one.period === period;
      const setting = settings.find(isThis);
      const count = counted.find(isThis);
      const raise = raises.find((one) => isThis(one) && one.now < one.confirm_until);
      return {
        ...{ kind, period, staff: setting?.staff_value ?? null },
        limit: setting ? inForce({ own: setting.own_value, staff: setting.staff_value }) : null,
        ...{ used: count?.used ?? null, endsAt: count?.endsAt ?? null },
        raise: raise
          ? {
              ...{ id: raise.id, wanted: raise.wanted_value, confirmFrom: raise.confirm_from },
              ...{ confirmUntil: raise.confirm_until, isReady: raise.now >= raise.confirm_from },
            }
          : null,
      };
    }),
  );
}
