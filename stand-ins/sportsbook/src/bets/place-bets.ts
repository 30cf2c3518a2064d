import { createHash } from 'node:crypto';
import type { Minor } from '@harmattan/kernel/money';
import { randomText } from '@harmattan/kernel/random';
import type { PlaceAnswer, PlaceRequest } from '../contract/bets.ts';
import type { Seat } from '../seats/index.ts';
import { checkPicks, codeOfSlip } from '../slips/index.ts';
import { allowanceOf, answerOffer, isStopped, readPlayerLimits } from '../trading/index.ts';
import type { BetsDeps } from './bets-deps.ts';
import { chanceToFreeze } from './cash-out.ts';
import { checkAmounts, isForOperator, type QuotedPick, quoteSlip, type Refusal } from './check-request.ts';
import { sendStake } from './send-stake.ts';
import { findSlip, insertRefusal, insertSlip, listOfSlip, type NewBet, type Slip } from './slips-store.ts';
import { tellSlip } from './tell-slip.ts';

/** 132 bits: a ticket cannot be guessed. */
const ticketLength = 22;
const neverCame: Refusal = { status: 'refused', reason: 'not-taken' };

/**
 * Takes the bets of a slip, as far as that goes without waiting. The same key sent again is the same slip; undefined when it comes
 * with another one.
 */
export async function placeBets(
  deps: BetsDeps,
  seat: Seat,
  request: PlaceRequest,
  { isBusy }: { isBusy: boolean },
): Promise<PlaceAnswer | undefined> {
  const digest = digestOf(request);
  const before = await findSlip(deps.pool, seat, request.key);
  if (before) return tellSame(deps, before, digest);
  const [limits, code] = await Promise.all([
    readPlayerLimits(deps.pool, seat.wallet.playerId),
    codeOfSlip(deps.pool, { given: request.code, picks: request.picks }),
  ]);
  const allowance = allowanceOf(limits, deps.referrals);
  const wrong = checkAmounts(request, allowance);
  if (wrong) return wrong;
  // Only a new slip is refused as busy: the wallet may have taken the stake of one that was sent before.
  if (isBusy) return { status: 'refused', reason: 'busy' };
  const quoted = quoteSlip(deps.offer, request);
  if (!Array.isArray(quoted)) return keepRefusal(deps, seat, request, quoted);
  const isReferred = isForOperator(request, quoted, allowance);
  const slip = await insertSlip(deps.pool, seat, {
    key: request.key,
    digest,
    kind: request.picks.length === 1 ? 'single' : request.kind,
    system: request.system ?? null,
    stakeMinor: BigInt(request.stake),
    priceChanges: request.priceChanges,
    delayMs: deps.liveBetDelayMs,
    code,
    referralSeconds: isReferred ? deps.referrals.seconds : undefined,
    bets: betsOf(deps, request, quoted, isReferred),
  });
  // Either the same key was faster, or a match began in this very moment, or the code is stopped.
  if (!slip) {
    const reason = (await isStopped(deps.pool, { code, picks: request.picks })) ? 'stopped' : 'closed';
    return keepRefusal(deps, seat, request, { status: 'refused', reason });
  }
  const bets = await listOfSlip(deps.pool, slip.id);
  const sent = await Promise.all(
    bets.filter(({ state }) => state === 'placing').map((bet) => sendStake(deps, seat, bet)),
  );
  return tellSlip(deps, slip, lowest(sent));
}

/** How a slip stands. An unknown key is stored as refused: a slip that arrives late with that key gets this refusal. */
export async function askSlip(deps: BetsDeps, seat: Seat, key: string): Promise<PlaceAnswer> {
  const slip =
    (await findSlip(deps.pool, seat, key)) ??
    (await insertRefusal(deps.pool, seat, { key, digest: null, refusal: neverCame })) ??
    (await findSlip(deps.pool, seat, key));
  return slip ? tellSlip(deps, slip) : neverCame;
}

/** The player's answer to an offer; null declines. Answers how the slip stands then, which says whether it came in time. */
export async function answerSlip(
  deps: BetsDeps,
  seat: Seat,
  { key, stakeMinor }: { key: string; stakeMinor: Minor | null },
): Promise<PlaceAnswer | undefined> {
  const slip = await findSlip(deps.pool, seat, key);
  if (!slip) return undefined;
  await answerOffer(deps.pool, { slipId: slip.id, stakeMinor });
  return tellSlip(deps, slip);
}

/** A refusal is an answer like another: who sends the same again, late perhaps, gets it again and no bet. */
async function keepRefusal(
  deps: BetsDeps,
  seat: Seat,
  request: PlaceRequest,
  refusal: Refusal,
): Promise<PlaceAnswer | undefined> {
  const picks = checkPicks(deps.offer, request.picks);
  const told = { ...refusal, picks };
  const digest = digestOf(request);
  const kept = await insertRefusal(deps.pool, seat, { key: request.key, digest, refusal: told });
  if (kept) return told;
  const before = await findSlip(deps.pool, seat, request.key);
  return before ? tellSame(deps, before, digest) : told;
}

async function tellSame(deps: BetsDeps, slip: Slip, digest: Buffer): Promise<PlaceAnswer | undefined> {
  return slip.digest && !slip.digest.equals(digest) ? undefined : tellSlip(deps, slip);
}

function digestOf({ picks, kind, system, price: seen, stake, priceChanges }: PlaceRequest): Buffer {
  const asked = picks.map(({ match, market, outcome, price }) => [match, market, outcome, price]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        asked,
        kind,
        stake,
        priceChanges,
        ...(system ? [system.sizes, system.bankers] : []),
        ...(seen === undefined ? [] : [seen]),
      ]),
    )
    .digest();
}

function betsOf({ random }: BetsDeps, { kind }: PlaceRequest, quoted: QuotedPick[], isReferred: boolean): NewBet[] {
  const groups = kind === 'single' ? quoted.map((one) => [one]) : [quoted];
  return groups.map((group) => ({
    ticket: randomText(random, ticketLength),
    state: isReferred ? 'referred' : group.some(({ quote }) => quote.isLive) ? 'waiting' : 'placing',
    legs: group.map(({ pick, quote, match }) => ({
      match: pick.match,
      market: pick.market,
      outcome: pick.outcome,
      askedThousandths: pick.price,
      priceThousandths: quote.priceThousandths,
      chancePerBillion: chanceToFreeze(quote),
      wasLive: quote.isLive,
      startsAt: quote.startsAt,
      score: [quote.score[0], quote.score[1]],
      about: { sport: match.sport, league: match.league, home: match.home, away: match.away },
    })),
  }));
}

/** Of several stakes that were answered at once, the one that was taken last left the least. */
function lowest(balances: (Minor | undefined)[]): Minor | undefined {
  return balances.reduce((low, one) => (one !== undefined && (low === undefined || one < low) ? one : low), undefined);
}
