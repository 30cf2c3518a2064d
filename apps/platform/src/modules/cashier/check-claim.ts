import { inTransaction } from '@harmattan/process/transaction';
import { advanceReceived } from './advance-received.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { aroundMs, type Candidate, type ClaimVerdict, isNamed, judgeClaim, namesIn } from './claim-rules.ts';
import { endClaim } from './end-claim.ts';
import { railOf } from './method-rules.ts';
import type { ListedLine, PaymentGateway } from './payment-port.ts';
import { reportLine } from './report-line.ts';
import { settleReview } from './resolve-review.ts';
import { type ClaimRow, keepClaim, listOwnReferences, listTaken } from './store/deposit-claims.ts';
import { findReceived } from './store/received.ts';

/** A gateway that does not answer is asked again; what is not certain is looked at again for some days, for a list that lags behind. */
const silentPausesSeconds = [10, 30, 60, 300];
const waitingPausesSeconds = [60, 300, 1_800, 6 * 3_600, 24 * 3_600, 72 * 3_600];
const soonSeconds = 3;
/** Attempts of the player, and payments of a list, that one look asks about. */
const attemptsMax = 50;
const candidatesMax = 30;
/** A report turns into a deposit, and the deposit is asked about. */
const stepsMax = 3;

/**
 * Asks the gateway about what a player says was debited. What its list shows for the player's own references, or under a name that the player
 * typed, is taken up as if a web hook had told of it; then the claim is judged by what became of it.
 */
export async function checkClaim(deps: CashierDeps, claim: ClaimRow): Promise<void> {
  const gateway = deps.gateways.get(claim.gateway);
  const lines = await gateway?.listDeposits(daysAround(claim.paid_at));
  if (!gateway || !lines) {
    const checkInSeconds = silentPausesSeconds[claim.attempts] ?? 600;
    const kept = { state: claim.state as 'looking', ...silent, checkInSeconds };
    return claim.attempts < silentPausesSeconds.length
      ? void (await keepClaim(deps.pool, claim.id, kept))
      : keepForPerson(deps, claim, kept);
  }
  const found = await choose(deps, claim, lines);
  for (const { line } of found) await takeUp(deps, gateway, line);
  let verdict = await judge(deps, claim, found);
  if (verdict.verdict === 'credit') {
    const told = { by: `claim:${claim.id}`, note: 'the player named it, and it is the only match' };
    await settleReview(deps, { paymentId: verdict.paymentId, decision: 'credit', told });
    verdict = await judge(deps, claim, found);
  }
  await act(deps, claim, verdict);
}

const silent = { reason: 'the gateway gave no list' };

async function act(deps: CashierDeps, claim: ClaimRow, verdict: ClaimVerdict): Promise<void> {
  switch (verdict.verdict) {
    case 'credited': {
      const { paymentId } = verdict;
      await endClaim(deps, claim.id, { state: 'credited', paymentId, by: 'gateway', reason: 'one payment matches' });
      return;
    }
    case 'credit':
    case 'soon':
      await keepClaim(deps.pool, claim.id, {
        ...{ state: claim.state as 'looking', reason: 'the wallet is asked', checkInSeconds: soonSeconds },
      });
      return;
    case 'wait': {
      const checkInSeconds = waitingPausesSeconds[claim.attempts - 1] ?? null;
      return keepForPerson(deps, claim, { state: 'waiting', reason: verdict.reason, checkInSeconds });
    }
  }
}

/** It is looked at again, and a person finds it among the cases. */
async function keepForPerson(deps: CashierDeps, claim: ClaimRow, kept: Parameters<typeof keepClaim>[2]): Promise<void> {
  await inTransaction(deps.pool, async (transaction) => {
    if (!(await keepClaim(transaction, claim.id, kept))) return;
    await deps.cases.openForClaim(transaction, {
      ...{ claimId: claim.id, playerId: claim.player_id, amountMinor: claim.amount_kobo, reason: kept.reason },
    });
  });
}

type Found = Omit<Candidate, 'taken'> & { line: ListedLine };

async function choose(deps: CashierDeps, claim: ClaimRow, lines: ListedLine[]): Promise<Found[]> {
  const { player_id: playerId, gateway, paid_at: paidAt, amount_kobo: amountMinor } = claim;
  const around = { from: new Date(paidAt.getTime() - 2 * aroundMs), to: new Date(paidAt.getTime() + aroundMs) };
  const own = new Set(await listOwnReferences(deps.pool, { playerId, gateway, ...around, limit: attemptsMax }));
  const names = namesIn(claim.words);
  // A payer who dials by hand names the player to the gateway and not in its list: payments of the same amount have to be asked about.
  const isByHand = ['pay_bill', 'wallet_push'].includes(railOf(claim.view_name) ?? '');
  return lines
    .filter(({ status }) => status === 'done')
    .map((line) => ({ line, isNamed: isNamed(line, names) }))
    .filter(
      ({ line, isNamed: named }) =>
        named ||
        own.has(line.reference ?? '') ||
        own.has(`${gateway}-${line.id}`) ||
        (isByHand && line.amountMinor === amountMinor && Math.abs(line.at.getTime() - paidAt.getTime()) <= aroundMs),
    )
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, candidatesMax);
}

/** For any player, it is taken up by the usual way; what is known already stays as it is. */
async function takeUp(deps: CashierDeps, gateway: PaymentGateway, line: ListedLine): Promise<void> {
  await reportLine(deps, gateway.name, line);
  for (let step = 0; step < stepsMax; step += 1) {
    const received = await findReceived(deps.pool, { gateway: gateway.name, providerId: line.id });
    if (received?.state !== 'reported' && received?.suspense !== 'entering') return;
    await advanceReceived(deps, received);
  }
}

async function judge(deps: CashierDeps, claim: ClaimRow, found: Found[]): Promise<ClaimVerdict> {
  const ids = found.map(({ line }) => line.id);
  const taken = new Map((await listTaken(deps.pool, claim.gateway, ids)).map((row) => [row.provider_id, row]));
  return judgeClaim(
    {
      playerId: claim.player_id,
      amountMinor: claim.amount_kobo,
      paidAt: claim.paid_at,
      currency: deps.currency,
      createdAt: claim.created_at,
    },
    found.map((candidate) => ({ ...candidate, taken: taken.get(candidate.line.id) })),
  );
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

function daysAround(paidAt: Date): { from: string; to: string } {
  return { from: dayOf(new Date(paidAt.getTime() - aroundMs)), to: dayOf(new Date(paidAt.getTime() + aroundMs)) };
}
