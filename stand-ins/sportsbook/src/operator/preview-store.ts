import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import { judgedAbove, judgedState, judgedVoid, linesBelow } from '../bets/index.ts';
import type { Verdict } from '../sport.ts';

interface JudgedPick {
  market: string;
  outcome: string;
  verdict: Verdict;
}

/** Every outcome of a match that a bet has picked. */
export async function listPicked(db: Queryable, matchId: string) {
  const { rows } = await db.query<{ market: string; outcome: string }>(
    'select distinct market, outcome from sportsbook.leg where match_id = $1',
    [matchId],
  );
  return rows;
}

/** How bets would be decided with these verdicts for the match, beside how they are: the reckoning of `decideLocked`. */
export async function sumChanges(
  db: Queryable,
  matchId: string,
  judged: readonly JudgedPick[],
): Promise<{ bets: number; paid: Minor; takenBack: Minor; reopened: number }> {
  const { rows } = await db.query<{ bets: number; paid: Minor; takenBack: Minor; reopened: number }>(
    `with told as (select * from unnest($2::text[], $3::text[], $4::text[]) as told (market, outcome, verdict)),
     concerned as (
       select id, kind, state, due_kobo, stake_kobo - sold_stake_kobo as stake_kobo, return_max_kobo - sold_kobo as return_max_kobo, sizes, lines from sportsbook.bet
       where id in (select bet_id from sportsbook.leg where match_id = $1) and state in ('open', 'won', 'lost', 'void')
         and not is_voided),
     verdicts as (
       select leg.bet_id, leg.price, leg.is_banker,
         case when leg.match_id = $1 then told.verdict else leg.verdict end as verdict
       from sportsbook.leg join concerned on concerned.id = leg.bet_id
       left join told on leg.match_id = $1 and told.market = leg.market and told.outcome = leg.outcome),
     anew as (
       select bet.id as bet_id, bool_or(verdict is null) as is_open, ${judgedVoid} as is_void,
         ${judgedAbove} as above, ${linesBelow} as below
       from verdicts as leg join concerned as bet on bet.id = bet_id group by bet.id, bet.kind, bet.sizes, bet.lines),
     states as (select *, ${judgedState} as state from anew),
     changes as (
       select concerned.state as was, states.state as will, coalesce(due_kobo, 0) as before,
         coalesce(case states.state when 'lost' then 0 when 'void' then stake_kobo when 'won' then least(div(stake_kobo * above, below * $5) * $5, return_max_kobo)::bigint end, 0) as after
       from concerned join states on bet_id = id)
     select (count(*) filter (where was <> will or before <> after))::int as bets,
       coalesce(sum(after - before) filter (where after > before), 0)::bigint as paid,
       coalesce(sum(before - after) filter (where before > after), 0)::bigint as "takenBack",
       (count(*) filter (where was <> 'open' and will = 'open'))::int as reopened
     from changes`,
    [
      matchId,
      judged.map(({ market }) => market),
      judged.map(({ outcome }) => outcome),
      judged.map(({ verdict }) => verdict),
      payOutUnitMinor,
    ],
  );
  return rows[0] as { bets: number; paid: Minor; takenBack: Minor; reopened: number };
}
