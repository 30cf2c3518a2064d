import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { Queryable } from '@harmattan/process/transaction';
import type { Result } from '../offer/offer.ts';
import type { Verdict } from '../sport.ts';
import type { MatchEnd } from './bet.ts';
import { judgedAbove, judgedState, judgedVoid, linesBelow } from './lines-sql.ts';

export interface JudgedPick {
  market: string;
  outcome: string;
  verdict: Verdict;
}

/** False when a newer version was there before. */
export async function keepResult(db: Queryable, result: Result): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into sportsbook.judged as kept (match_id, version, result) values ($1, $2, $3)
     on conflict (match_id) do update set version = excluded.version, result = excluded.result
     where kept.version <= excluded.version`,
    [result.matchId, result.version, JSON.stringify(result)],
  );
  return rowCount === 1;
}

/** Results of matches that a bet is on and that had ended before anybody knew of the bet. If there is none, its stake is done with. */
export async function lookForResults(db: Queryable, betId: bigint): Promise<Result[]> {
  const { rows } = await db.query<{ result: Result }>(
    `with found as (
       select result from sportsbook.judged
       where match_id in (select match_id from sportsbook.leg where bet_id = $1)),
     done as (
       update sportsbook.movement set state = 'done', done_at = app_now()
       where bet_id = $1 and kind = 'place' and state = 'pending' and not exists (select from found))
     select result from found`,
    [betId],
  );
  return rows.map(({ result }) => result);
}

/** The same once they have been taken to the bet. */
export async function markLooked(db: Queryable, betId: bigint): Promise<void> {
  await db.query(
    `update sportsbook.movement set state = 'done', done_at = app_now()
     where bet_id = $1 and kind = 'place' and state = 'pending'`,
    [betId],
  );
}

/** Every outcome of a match that a bet has picked and that this version has not judged. */
export async function listPicked(db: Queryable, { matchId, version }: Result) {
  const { rows } = await db.query<{ market: string; outcome: string }>(
    'select distinct market, outcome from sportsbook.leg where match_id = $1 and judged_version < $2',
    [matchId, version],
  );
  return rows;
}

/** All picks of a match at once. What a newer version has judged stays as it is. */
export async function judgeLegs(
  db: Queryable,
  { matchId, version }: Result,
  judged: readonly JudgedPick[],
  end: MatchEnd | undefined,
): Promise<void> {
  await db.query(
    `update sportsbook.leg set verdict = told.verdict, judged_version = $2,
       about = case when $6::jsonb is null then about
         when about -> 'end' -> 'score' <> $6::jsonb -> 'score' then about || jsonb_build_object('end', $6::jsonb, 'endBefore', about -> 'end')
         else about || jsonb_build_object('end', $6::jsonb) end
     from unnest($3::text[], $4::text[], $5::text[]) as told (market, outcome, verdict)
     where match_id = $1 and leg.market = told.market and leg.outcome = told.outcome and judged_version < $2`,
    [
      matchId,
      version,
      judged.map(({ market }) => market),
      judged.map(({ outcome }) => outcome),
      judged.map(({ verdict }) => verdict),
      end ? JSON.stringify(end) : null,
    ],
  );
}

/** Whose bets are on a match, in the order of their numbers. */
export async function listBetsOn(
  db: Queryable,
  { matchId, after, betsMax }: { matchId: string; after: bigint; betsMax: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ bet_id: bigint }>(
    'select bet_id from sportsbook.leg where match_id = $1 and bet_id > $2 order by bet_id limit $3',
    [matchId, after, betsMax],
  );
  return rows.map(({ bet_id }) => bet_id);
}

/** Locks those of them that can be decided, or decided again. */
export async function lockBets(db: Queryable, ids: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from sportsbook.bet where id = any($1) and state in ('open', 'won', 'lost', 'void') and not is_voided order by id for update`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/**
 * Decides bets that are locked, by their picks as they are judged now, and writes what the wallet has to hear: a settlement where
 * there was none, a correction where another amount stands. Lost as soon as every line of it is, which is with the first pick where there is one line; a void pick counts 1; the part of a kobo
 * is not paid, nor what is above the largest pay-out of the bet, and for
 * what is left of the stake. A rest that is void is said to be won for its stake: a bet of which a part was paid cannot be called off. Answers how many words there are to say.
 */
export async function decideLocked(db: Queryable, ids: readonly bigint[]): Promise<number> {
  const { rowCount } = await db.query(
    `with judged as (
       select bet.id as bet_id, bool_or(verdict is null) as is_open, ${judgedVoid} as is_void,
         ${judgedAbove} as above, ${linesBelow} as below
       from sportsbook.leg join sportsbook.bet on bet.id = bet_id where bet_id = any($1) group by bet.id),
     states as (select *, ${judgedState} as state from judged),
     due as (
       select bet.id, states.state, sold_stake_kobo > 0 as is_rest,
         case states.state when 'lost' then 0 when 'void' then stake_kobo - sold_stake_kobo
           when 'won' then least(div((stake_kobo - sold_stake_kobo) * above, below * $2) * $2, return_max_kobo - sold_kobo)::bigint end as due_kobo,
         last.tx_id, last.amount_kobo
       from states join sportsbook.bet on bet.id = bet_id
       left join lateral (
         select tx_id, amount_kobo from sportsbook.movement
         where bet_id = bet.id and kind in ('settle', 'correct') order by movement.id desc limit 1) as last on true),
     decided as (
       update sportsbook.bet set state = due.state, due_kobo = due.due_kobo,
         settled_at = case when due.due_kobo is null then null
           when bet.state = due.state and bet.due_kobo = due.due_kobo then settled_at else (select app_now()) end,
         was_corrected = was_corrected or (due.tx_id is not null and (bet.state, bet.due_kobo) is distinct from (due.state, due.due_kobo))
       from due where bet.id = due.id
         and (bet.state, bet.due_kobo) is distinct from (due.state, due.due_kobo))
     insert into sportsbook.movement (bet_id, kind, amount_kobo, outcome, previous_tx, previous_kobo, due_at)
     select id, case when tx_id is null then 'settle' else 'correct' end, due_kobo,
       case when tx_id is not null then null when is_rest and state = 'void' then 'won' else state end, tx_id, amount_kobo, (select app_now())
     from due where due_kobo is not null and due_kobo is distinct from amount_kobo order by id`,
    [ids, payOutUnitMinor],
  );
  return rowCount ?? 0;
}
