import type { Queryable } from '@harmattan/process/transaction';
import type { Pick } from '../contract/bets.ts';

const countedHours = 24;

export interface CountedCode {
  code: string;
  slips: number;
  picks: Pick[];
}

/**
 * Codes by how many slips with an accepted bet were placed under them, the most first: those that are alive, not stopped, used by so many
 * players, and without a match that has ended. The index `slip_with_code_by_age` holds only slips with a code.
 */
export async function countCodes(
  db: Queryable,
  { codesMax, playersMin }: { codesMax: number; playersMin: number },
): Promise<CountedCode[]> {
  const { rows } = await db.query<CountedCode>(
    `with counted as (
       select slip.code, count(distinct slip.id)::int as slips
       from sportsbook.slip join sportsbook.bet on bet.slip_id = slip.id
       where slip.code is not null and slip.asked_at > (select app_now()) - interval '${countedHours} hours'
         and bet.state in ('open', 'won', 'lost', 'void', 'cashed-out')
       group by slip.code having count(distinct (slip.supplier, slip.player_id)) >= $2)
     select coalesce(counted.code, '') as code, counted.slips, code.picks
     from counted join sportsbook.code on code.code = counted.code
     where code.expires_at > (select app_now()) and not sportsbook.is_stopped(code.code, code.picks)
       and not exists (
         select from jsonb_to_recordset(code.picks) as pick (match text) join sportsbook.judged on judged.match_id = pick.match)
     order by counted.slips desc, counted.code limit $1`,
    [codesMax, playersMin],
  );
  return rows;
}
