import type { Queryable } from '@harmattan/process/transaction';
import type { Round } from '../rounds/index.ts';
import { type Row, toRound } from '../rounds/round-row.ts';
import type { Flight } from './flight.ts';

/** A bet of a player's, and what became of its flight. */
export interface OwnBet {
  round: Round;
  flight: number;
  flightState: Flight['state'];
  /** Undefined while the flight is not over. */
  burstHundredths: number | undefined;
}

interface FlightOfBet {
  flight_number: bigint;
  flight_state: Flight['state'];
  burst_hundredths: number;
}

/** Newest first. */
export async function listOwnBets(db: Queryable, owner: string, betsMax: number): Promise<OwnBet[]> {
  const { rows } = await db.query<Row & FlightOfBet>(
    `select round.*, flight.number as flight_number, flight.state as flight_state, burst_hundredths
     from arcade.round join arcade.flight on flight.spin_id = round.spin_id
     where owner = $1 order by round.id desc limit $2`,
    [owner, betsMax],
  );
  return rows.map((row) => ({
    round: toRound(row),
    flight: Number(row.flight_number),
    flightState: row.flight_state,
    burstHundredths:
      row.flight_state === 'burst' || row.flight_state === 'called-off' ? row.burst_hundredths : undefined,
  }));
}
