import { majorFromMinor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';

/** A bet as others may see it. */
export interface ShownBet {
  player: string;
  stake: string;
  /** Where it got out, in hundredths; null where it did not. */
  height: number | null;
  win: string;
}

interface Row {
  player: string;
  stake_kobo: bigint;
  win_kobo: bigint;
  height: number | null;
}

const columns = `supplier || ' ' || case player_id when '' then seat.id::text else player_id end as player, stake_kobo, win_kobo,
  (outcome->>'height')::int as height`;
const tables = 'arcade.round join arcade.seat on seat.id = seat_id';
const betsMax = 200;
const bestMax = 20;

/** What was paid on a flight, largest first. */
export async function betsOfFlight(
  db: Queryable,
  spinId: bigint,
  nicknameOf: (player: string) => string,
): Promise<ShownBet[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from ${tables} where spin_id = $1 and state = 'settled' order by win_kobo desc, round.id limit $2`,
    [spinId, betsMax],
  );
  return rows.map((row) => tell(row, nicknameOf));
}

/** The biggest wins of the last day, with the flight that each was on. Play money does not count. */
export async function bestOfFlights(
  db: Queryable,
  nicknameOf: (player: string) => string,
): Promise<(ShownBet & { flight: number })[]> {
  const { rows } = await db.query<Row & { number: bigint }>(
    `select ${columns}, flight.number from ${tables} join arcade.flight on flight.spin_id = round.spin_id
     where starts_at > app_now() - interval '1 day' and round.state = 'settled' and win_kobo > 0 and play_kobo is null
     order by win_kobo desc limit $1`,
    [bestMax],
  );
  return rows.map((row) => ({ ...tell(row, nicknameOf), flight: Number(row.number) }));
}

function tell({ player, stake_kobo, win_kobo, height }: Row, nicknameOf: (player: string) => string): ShownBet {
  return {
    player: nicknameOf(player),
    stake: majorFromMinor(stake_kobo),
    height,
    win: majorFromMinor(win_kobo),
  };
}
