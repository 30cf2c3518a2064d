import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';

/** Everything that was staked on a turn, and the largest of it. Bets of play money are left out. */
export interface TurnBets {
  players: number;
  totalMinor: Minor;
  largest: { player: string; stakeMinor: Minor; choice: object; wonMinor: Minor | undefined }[];
}

interface Row {
  supplier: string;
  player_id: string;
  choice: object;
  stake_kobo: bigint;
  won_kobo: bigint | null;
  players: bigint;
  total_kobo: bigint;
}

export async function listBets(db: Queryable, spinId: bigint, betsMax: number): Promise<TurnBets> {
  const { rows } = await db.query<Row>(
    `select supplier, player_id, choice, stake_kobo, case state when 'settled' then win_kobo end as won_kobo,
       count(*) over () as players, (sum(stake_kobo) over ())::bigint as total_kobo
     from arcade.round join arcade.seat on seat.id = seat_id
     where spin_id = $1 and play_kobo is null
       and state in ('riding', 'playing', 'raising', 'lowering', 'staked', 'settled', 'disputed')
     order by stake_kobo desc, round.id limit $2`,
    [spinId, betsMax],
  );
  return {
    players: Number(rows[0]?.players ?? 0),
    totalMinor: rows[0]?.total_kobo ?? 0n,
    largest: rows.map((row) => ({
      player: `${row.supplier} ${row.player_id}`,
      stakeMinor: row.stake_kobo,
      choice: row.choice,
      wonMinor: row.won_kobo ?? undefined,
    })),
  };
}
