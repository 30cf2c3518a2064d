import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import { type LegAbout, linesBelow, potentialAbove } from '../bets/index.ts';
import type { Pick } from '../contract/bets.ts';

/** Bets that are open, with what they return if everything that is open in them comes true. */
const openBets = `open as (
  select bet.id, bet.slip_id, bet.kind, bet.stake_kobo - bet.sold_stake_kobo as stake_kobo,
    least(div((bet.stake_kobo - bet.sold_stake_kobo) * (${potentialAbove}), ${linesBelow} * ${payOutUnitMinor}) * ${payOutUnitMinor},
      bet.return_max_kobo - bet.sold_kobo)::bigint as return_kobo
  from sportsbook.bet join sportsbook.leg on bet_id = bet.id where bet.state = 'open' group by bet.id)`;

export interface SelectionSum {
  match: string;
  market: string;
  outcome: string;
  bets: number;
  stakesMinor: Minor;
  returnsMinor: Minor;
  about: LegAbout;
  startsAt: Date;
}

/** What stands in the place of a market for picks of one match that are one bet. Its outcome names all of them. */
export const builderMarket = 'builder';

/** `1x2 1 + total:2.5 over`. */
export function picksOfBuilder(outcome: string): { market: string; outcome: string }[] {
  return outcome.split(' + ').map((pick) => {
    const [market = '', name = ''] = pick.split(' ');
    return { market, outcome: name };
  });
}

/** What is staked on each selection and can be returned for it. A bet counts at each of its selections that is not decided; a builder is one selection. */
export async function sumSelections(db: Queryable): Promise<SelectionSum[]> {
  const { rows } = await db.query<SelectionSum>(
    `with ${openBets},
     picked as (
       select open.id, match_id, market, outcome, about, starts_at
       from open join sportsbook.leg on leg.bet_id = open.id where leg.verdict is null and kind <> 'builder'
       union all
       select open.id, match_id, '${builderMarket}', string_agg(market || ' ' || outcome, ' + ' order by market, outcome), (array_agg(about))[1], max(starts_at)
       from open join sportsbook.leg on leg.bet_id = open.id where kind = 'builder' group by open.id, match_id having bool_or(leg.verdict is null))
     select match_id as match, market, outcome, count(*)::int as bets, sum(stake_kobo)::bigint as "stakesMinor",
       sum(return_kobo)::bigint as "returnsMinor", (array_agg(about))[1] as about, max(starts_at) as "startsAt"
     from open join picked using (id)
     group by match_id, market, outcome`,
  );
  return rows;
}

export interface CodeSum {
  code: string;
  slips: number;
  stakesMinor: Minor;
  returnsMinor: Minor;
  since: Date;
  picks: Pick[] | null;
}

/** By booking code, the largest liability first, and those of the given codes in any case. */
export async function sumCodes(
  db: Queryable,
  { codesMax, also }: { codesMax: number; also: readonly string[] },
): Promise<CodeSum[]> {
  const { rows } = await db.query<CodeSum>(
    `with ${openBets},
     sums as (
       select coalesce(slip.code, '') as code, count(distinct slip.id)::int as slips, sum(stake_kobo)::bigint as stakes, sum(return_kobo)::bigint as returns,
         min(slip.asked_at) as since
       from open join sportsbook.slip on slip.id = slip_id where slip.code is not null group by slip.code)
     select sums.code, slips, stakes as "stakesMinor", returns as "returnsMinor", since, coalesce(code.picks, stop.picks) as picks
     from sums left join sportsbook.code on code.code = sums.code left join sportsbook.code_stop as stop on stop.code = sums.code
     where sums.code = any($2) or sums.code in (select code from sums order by returns - stakes desc limit $1)
     order by returns - stakes desc, sums.code`,
    [codesMax, also],
  );
  return rows;
}
