import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type { BetKind, PlaceAnswer, PriceChanges } from '../contract/bets.ts';
import { lineCount, type System } from '../prices/index.ts';
import { rulesNow } from '../rules/index.ts';
import type { Seat } from '../seats/index.ts';
import { type BetRecord, type Leg, stakingSeconds } from './bet.ts';
import { readBets } from './bet-row.ts';

type NewLeg = Omit<Leg, 'verdict' | 'judgedVersion'>;

export interface NewBet {
  ticket: string;
  state: 'referred' | 'waiting' | 'placing';
  legs: NewLeg[];
}

export interface NewSlip {
  key: string;
  digest: Buffer;
  kind: BetKind;
  system: System | null;
  stakeMinor: Minor;
  priceChanges: PriceChanges;
  delayMs: number;
  /** The booking code that it is of. */
  code: string | undefined;
  /** For how long a person may look at it; undefined where no person does. */
  referralSeconds: number | undefined;
  bets: NewBet[];
}

export interface Slip {
  id: bigint;
  /** What was asked for; null when the key was closed before anything was. */
  digest: Buffer | null;
  refusal: Extract<PlaceAnswer, { status: 'refused' }> | null;
}

/** By the player, whatever seat they had then. */
export async function findSlip(db: Queryable, { supplier, wallet }: Seat, key: string): Promise<Slip | undefined> {
  const { rows } = await db.query<Slip>(
    'select id, digest, refusal from sportsbook.slip where supplier = $1 and player_id = $2 and key = $3',
    [supplier, wallet.playerId, key],
  );
  return rows[0];
}

/** Undefined when there is one of that key. */
export async function insertRefusal(
  db: Queryable,
  seat: Seat,
  { key, digest, refusal }: { key: string; digest: Buffer | null; refusal: object },
) {
  const { rows } = await db.query<Slip>(
    `insert into sportsbook.slip (seat_id, supplier, player_id, key, digest, refusal) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id, digest, refusal`,
    [seat.id, seat.supplier, seat.wallet.playerId, key, digest, JSON.stringify(refusal)],
  );
  return rows[0];
}

/**
 * A slip with its bets, and the words that will ask for their stakes: all of it or nothing. Undefined when there is one of that key,
 * when a match that had not begun has, by the database's clock, or when the slip's code is stopped: all of it is read by this statement.
 */
export async function insertSlip(db: Queryable, seat: Seat, slip: NewSlip): Promise<Slip | undefined> {
  const { system } = slip;
  const { rows } = await db.query<{ id: bigint }>(
    `with told as (
       insert into sportsbook.slip (seat_id, supplier, player_id, key, digest, code)
       select $1, $2, $3, $4, $12::bytea, $13::text where not exists (
         select from jsonb_to_recordset($9) as leg (was_live boolean, starts_at timestamptz)
         where not was_live and starts_at <= app_now())
         and not sportsbook.is_stopped($13::text, $14::jsonb)
       on conflict do nothing returning id),
     made as (
       insert into sportsbook.bet
         (slip_id, seat_id, supplier, player_id, kind, stake_kobo, price_changes, ticket, state, decide_at, rules_version, return_max_kobo, sizes, lines)
       select told.id, $1, $2, $3, $5, $6, $7, new.ticket, new.state, app_now() + $8 * interval '1 millisecond', $16, $17, $18::int[], $19
       from told, unnest($10::text[], $11::text[]) with ordinality as new (ticket, state, at) order by at
       returning id, ticket, state, stake_tx, stake_kobo),
     legs as (
       insert into sportsbook.leg (bet_id, position, match_id, market, outcome, asked_price, price, chance, was_live, is_banker, starts_at, score, about)
       select made.id, position, match_id, market, outcome, asked_price, price, chance, was_live, is_banker, starts_at, score, about
       from jsonb_to_recordset($9) as leg (ticket text, position int, match_id text, market text, outcome text,
         asked_price int, price int, chance int, was_live boolean, is_banker boolean, starts_at timestamptz, score int[], about jsonb)
       join made using (ticket)),
     referrals as (
       insert into sportsbook.referral (slip_id, asked_kobo, until)
       select id, $6, app_now() + $15::int * interval '1 second' from told where $15::int is not null),
     moves as (
       insert into sportsbook.movement (bet_id, kind, tx_id, amount_kobo, due_at)
       select id, 'place', stake_tx, stake_kobo, app_now() + interval '${stakingSeconds} seconds'
       from made where state = 'placing')
     select id from told`,
    [
      seat.id,
      seat.supplier,
      seat.wallet.playerId,
      slip.key,
      slip.kind,
      slip.stakeMinor,
      slip.priceChanges,
      slip.delayMs,
      JSON.stringify(
        slip.bets.flatMap(({ ticket, legs }) => legs.map((leg, at) => legRow(ticket, { leg, at, system }))),
      ),
      slip.bets.map(({ ticket }) => ticket),
      slip.bets.map(({ state }) => state),
      slip.digest,
      slip.code ?? null,
      JSON.stringify(
        slip.bets.flatMap(({ legs }) => legs.map(({ match, market, outcome }) => ({ match, market, outcome }))),
      ),
      slip.referralSeconds ?? null,
      rulesNow.version,
      rulesNow.returnMaxMinor,
      system?.sizes ?? null,
      system ? lineCount(slip.bets[0]?.legs.length ?? 0, system) : 1,
    ],
  );
  return rows[0] && { id: rows[0].id, digest: slip.digest, refusal: null };
}

function legRow(ticket: string, { leg, at: position, system }: { leg: NewLeg; at: number; system: System | null }) {
  return {
    ticket,
    position,
    match_id: leg.match,
    market: leg.market,
    outcome: leg.outcome,
    asked_price: leg.askedThousandths,
    price: leg.priceThousandths,
    chance: leg.chancePerBillion,
    was_live: leg.wasLive,
    is_banker: system?.bankers.includes(position) ?? false,
    starts_at: leg.startsAt,
    score: leg.score,
    about: leg.about,
  };
}

export function listOfSlip(db: Queryable, slipId: bigint): Promise<BetRecord[]> {
  return readBets(db, 'where slip_id = $1 order by id', [slipId]);
}
