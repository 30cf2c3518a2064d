import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import { stakeMaxMinor } from '../slips/index.ts';

export interface PlayerLimits {
  /** 100 is everybody's limits. */
  factorPercent: number;
  maximumMinor: Minor | null;
}

/** What a slip of this player may be, and from where on a person looks at it. */
export interface Allowance {
  stakeMaxMinor: Minor;
  /** A larger stake, or a larger possible return, is referred. */
  referralStakeMinor: Minor;
  referralReturnMinor: Minor;
}

export interface ReferralLevels {
  stakeMinor: Minor;
  returnMinor: Minor;
}

const everybodys: PlayerLimits = { factorPercent: 100, maximumMinor: null };

export async function readPlayerLimits(db: Queryable, playerId: string): Promise<PlayerLimits> {
  const { rows } = await db.query<PlayerLimits>(
    'select factor_percent as "factorPercent", maximum_kobo as "maximumMinor" from sportsbook.player_limit where player_id = $1',
    [playerId],
  );
  return rows[0] ?? everybodys;
}

export async function setPlayerLimits(
  db: Queryable,
  { playerId, factorPercent, maximumMinor, by }: PlayerLimits & { playerId: string; by: string },
): Promise<void> {
  await db.query(
    `insert into sportsbook.player_limit (player_id, factor_percent, maximum_kobo, set_by) values ($1, $2, $3, $4)
     on conflict (player_id) do update set factor_percent = excluded.factor_percent, maximum_kobo = excluded.maximum_kobo,
       set_by = excluded.set_by, set_at = app_now()`,
    [playerId, factorPercent, maximumMinor, by],
  );
}

export function allowanceOf({ factorPercent, maximumMinor }: PlayerLimits, levels: ReferralLevels): Allowance {
  const scaled = (amountMinor: Minor) => (amountMinor * BigInt(factorPercent)) / 100n;
  const byFactor = scaled(stakeMaxMinor);
  return {
    stakeMaxMinor: maximumMinor !== null && maximumMinor < byFactor ? maximumMinor : byFactor,
    referralStakeMinor: scaled(levels.stakeMinor),
    referralReturnMinor: scaled(levels.returnMinor),
  };
}
