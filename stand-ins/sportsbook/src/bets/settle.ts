import { inTransaction } from '@harmattan/process/transaction';
import type { Result } from '../offer/offer.ts';
import type { BetsDeps } from './bets-deps.ts';
import {
  decideLocked,
  judgeLegs,
  keepResult,
  listBetsOn,
  listPicked,
  lockBets,
  lookForResults,
  markLooked,
} from './settle-store.ts';

const resultsAtOnce = 50;
/** Few enough that no transaction waits long for the lock of one of them. */
const betsAtOnce = 2_000;

/** Takes every result that the bets have not seen, the corrected ones again. */
export async function settleResults(deps: BetsDeps): Promise<void> {
  for (;;) {
    const results = await deps.offer.results(resultsAtOnce);
    let failures = 0;
    for (const result of results) {
      try {
        await settleResult(deps, result);
      } catch (error) {
        // One that cannot be taken keeps no other from it, and is tried again.
        failures += 1;
        deps.log.error({ match: result.matchId, err: error }, 'a result could not be taken to its bets');
      }
    }
    if (results.length < resultsAtOnce || failures > 0) return;
  }
}

/** May be done again, or by two at once: picks are judged by versions, and bets are decided by their picks. */
async function settleResult(deps: BetsDeps, result: Result): Promise<void> {
  // Before anything is judged: a bet that is taken from now on looks here by itself.
  const isNewest = await keepResult(deps.pool, result);
  if (isNewest) {
    await judge(deps, result);
    await decideAll(deps, result.matchId);
  }
  await deps.offer.markTaken(result);
}

/** A bet that was taken while its match ended: the settlement of the result did not find it. */
export async function judgeLate(deps: BetsDeps, id: bigint): Promise<void> {
  const results = await lookForResults(deps.pool, id);
  if (results.length === 0) return;
  for (const result of results) await judge(deps, result);
  await inTransaction(deps.pool, async (db) => {
    await decideLocked(db, await lockBets(db, [id]));
    await markLooked(db, id);
  });
  deps.sender.wake();
}

async function judge({ pool, offer }: BetsDeps, result: Result): Promise<void> {
  const picked = await listPicked(pool, result);
  if (picked.length === 0) return;
  const judged = picked.map((pick) => ({ ...pick, verdict: offer.judge({ match: result.matchId, ...pick }, result) }));
  const match = offer.match(result.matchId);
  const end = match && { state: match.state, minute: match.minute, score: match.score };
  await judgeLegs(pool, result, judged, end);
}

/** Locks the bets before it reads them, so that no other transaction changes them before they are decided. */
async function decideAll({ pool, sender }: BetsDeps, matchId: string): Promise<void> {
  let after = 0n;
  for (;;) {
    const ids = await listBetsOn(pool, { matchId, after, betsMax: betsAtOnce });
    const said = await inTransaction(pool, async (db) => decideLocked(db, await lockBets(db, ids)));
    if (said > 0) sender.wake();
    if (ids.length < betsAtOnce) return;
    after = ids.at(-1) ?? after;
  }
}
