import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import { findSeat } from '../seats/index.ts';
import type { Round } from './round.ts';
import { stakingSeconds } from './round.ts';
import { readMany } from './round-row.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { carryOn } from './step.ts';

/** So many calls to the wallet are under way at a time. */
const callsMax = 48;

/** What a flight has decided of a round that rides on it. It says no amount: the database reckons that from the stake that was taken. */
export interface Decision {
  roundId: bigint;
  /** The turn that the round rides on. A round of another one is not decided. */
  spinId: bigint;
  /** The height at which it got out, in hundredths, or null where it did not. Undefined: its stake is given back. */
  outcome: { height: number | null } | undefined;
}

/** How far a round has come, and the balance if the wallet told it. */
export interface Sent {
  round: Round;
  balanceMinor: Minor | undefined;
}

/** Which rounds were decided, and what the wallet answered for each. */
export interface Decided {
  decided: Round[];
  sent: Promise<Sent[]>;
}

/**
 * Decides rounds that ride, all in one breath: what is stored here counts, whatever happens afterwards. Answers which of them it has
 * decided; one that was decided before keeps what it has. `sent` is fulfilled when the wallet has heard of all of them, or
 * the worker has been left with the rest. `db` carries the fence of the table, if only one process may decide.
 *
 * The win is `payOf` of the stored stake, in the database's whole numbers: part of a kobo is not paid.
 */
export async function decideRiding(
  deps: RoundsDeps,
  decisions: readonly Decision[],
  db: Queryable = deps.pool,
): Promise<Decided> {
  if (decisions.length === 0) return { decided: [], sent: Promise.resolve([]) };
  const decided = await readMany(
    db,
    `update arcade.round set state = case when is_given_back then 'cancelling' else 'staked' end,
       outcome = case when not is_given_back then jsonb_build_object('height', height_told) end,
       win_kobo = case when not is_given_back then stake_kobo * coalesce(height_told, 0) / 100 end,
       due_at = app_now() + $5 * interval '1 second', tries = 0
     from unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::bigint[]) as told (told_id, told_spin, is_given_back, height_told)
     where id = told_id and spin_id = told_spin and state = 'riding' returning round.*`,
    [
      decisions.map(({ roundId }) => roundId),
      decisions.map(({ spinId }) => spinId),
      decisions.map(({ outcome }) => outcome === undefined),
      decisions.map(({ outcome }) => outcome?.height ?? null),
      stakingSeconds,
    ],
  );
  return { decided, sent: sendAll(deps, decided) };
}

async function sendAll(deps: RoundsDeps, rounds: readonly Round[]): Promise<Sent[]> {
  const waiting = [...rounds];
  const done: Sent[] = [];
  const work = async () => {
    for (let round = waiting.shift(); round; round = waiting.shift()) {
      done.push(await sendOne(deps, round));
    }
  };
  await Promise.all(Array.from({ length: Math.min(callsMax, waiting.length) }, work));
  return done;
}

/** Whatever goes wrong here is taken up by the worker. */
async function sendOne(deps: RoundsDeps, round: Round): Promise<Sent> {
  try {
    const seat = await findSeat(deps.pool, round.seatId);
    assert(seat, 'a round that is not over keeps its seat');
    return await carryOn(deps, seat, round);
  } catch (error) {
    deps.log.warn({ round: String(round.id), err: error }, 'a round was left to the worker');
    return { round, balanceMinor: undefined };
  }
}
