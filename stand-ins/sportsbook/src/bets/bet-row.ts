import type { Queryable } from '@harmattan/process/transaction';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { BetKind, PriceChanges, RefusalReason } from '../contract/bets.ts';
import type { Verdict } from '../sport.ts';
import type { BetRecord, BetState, LegAbout } from './bet.ts';

interface Row {
  id: bigint;
  seat_id: bigint;
  supplier: BookName;
  player_id: string;
  kind: BetKind;
  sizes: number[] | null;
  stake_kobo: bigint;
  price_changes: PriceChanges;
  is_held: boolean;
  ticket: string;
  rules_version: number;
  return_max_kobo: bigint;
  sold_stake_kobo: bigint;
  sold_kobo: bigint;
  sold_paid_kobo: bigint;
  auto_sale_kobo: bigint | null;
  stake_tx: bigint;
  state: BetState;
  refusal: RefusalReason | null;
  due_kobo: bigint | null;
  paid_kobo: bigint | null;
  paid_before_kobo: bigint | null;
  was_corrected: boolean;
  was_settled: boolean;
  waits_ms: number | null;
  aged_ms: number;
  placed_at: Date;
  settled_at: Date | null;
  first_paid_at: Date | null;
  legs: LegRow[];
}

interface LegRow {
  match_id: string;
  market: string;
  outcome: string;
  asked_price: number;
  price: number;
  chance: number | null;
  was_live: boolean;
  is_banker: boolean;
  starts_at: string;
  score: [number, number];
  about: LegAbout;
  verdict: Verdict | null;
  judged_version: number;
}

/** Bets with all that belongs to them; what follows `from sportsbook.bet` is the caller's. */
export async function readBets(db: Queryable, rest: string, values: unknown[]): Promise<BetRecord[]> {
  const { rows } = await db.query<Row>(
    `select bet.*,
       exists (select from sportsbook.movement where bet_id = bet.id and kind in ('settle', 'cashout')) as was_settled,
       (select previous_kobo from sportsbook.movement where bet_id = bet.id and kind = 'correct' order by movement.id desc limit 1) as paid_before_kobo,
       case when sold_kobo = 0 then 0 else (select coalesce(sum(amount_kobo), 0)::bigint from sportsbook.movement
         where bet_id = bet.id and kind = 'part-cashout' and movement.state = 'done') end as sold_paid_kobo,
       case when sold_kobo > 0 or settled_at is not null then (select min(done_at) from sportsbook.movement
         where bet_id = bet.id and kind in ('settle', 'cashout', 'part-cashout')) end as first_paid_at,
       (extract(epoch from decide_at - app_now()) * 1000)::float8 as waits_ms,
       (extract(epoch from app_now() - placed_at) * 1000)::float8 as aged_ms,
       (select json_agg(leg order by position) from sportsbook.leg where bet_id = bet.id) as legs
     from sportsbook.bet ${rest}`,
    values,
  );
  return rows.map(toBet);
}

function toBet(row: Row): BetRecord {
  return {
    id: row.id,
    seatId: row.seat_id,
    supplier: row.supplier,
    playerId: row.player_id,
    kind: row.kind,
    system: row.sizes && { sizes: row.sizes, bankers: bankersOf(row.legs) },
    stakeMinor: row.stake_kobo,
    priceChanges: row.price_changes,
    isHeld: row.is_held,
    ticket: row.ticket,
    rulesVersion: row.rules_version,
    returnMaxMinor: row.return_max_kobo,
    soldStakeMinor: row.sold_stake_kobo,
    soldMinor: row.sold_kobo,
    soldPaidMinor: row.sold_paid_kobo,
    autoSaleMinor: row.auto_sale_kobo ?? undefined,
    stakeTx: row.stake_tx,
    state: row.state,
    refusal: row.refusal ?? undefined,
    dueMinor: row.due_kobo ?? undefined,
    paidMinor: row.paid_kobo ?? undefined,
    paidBeforeMinor: row.paid_before_kobo ?? undefined,
    wasCorrected: row.was_corrected,
    wasSettled: row.was_settled,
    waitsMs: row.state === 'waiting' ? Math.max(0, Math.ceil(row.waits_ms ?? 0)) : 0,
    agedMs: row.aged_ms,
    placedAt: row.placed_at,
    settledAt: row.settled_at ?? undefined,
    firstPaidAt: row.first_paid_at ?? undefined,
    legs: row.legs.map((leg) => ({
      match: leg.match_id,
      market: leg.market,
      outcome: leg.outcome,
      askedThousandths: leg.asked_price,
      priceThousandths: leg.price,
      chancePerBillion: leg.chance ?? undefined,
      wasLive: leg.was_live,
      startsAt: new Date(leg.starts_at),
      score: leg.score,
      about: leg.about,
      verdict: leg.verdict ?? undefined,
      judgedVersion: leg.judged_version,
    })),
  };
}

function bankersOf(legs: readonly LegRow[]): number[] {
  return [...legs.keys()].filter((at) => legs[at]?.is_banker);
}
