import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import type { PlaceAnswer } from '../contract/bets.ts';
import { checkPicks } from '../slips/index.ts';
import { findReferral } from '../trading/index.ts';
import { type BetRecord, stakingSeconds } from './bet.ts';
import type { BetsDeps } from './bets-deps.ts';
import { listOfSlip, type Slip } from './slips-store.ts';
import { tellBets } from './tell-bet.ts';

const afterDelayMs = 300;
const askStakeMs = 500;
const askUnknownMs = 2_000;
const askReferralMs = 1_000;

/** What became of a slip so far. */
export async function tellSlip(deps: BetsDeps, slip: Slip, balanceMinor?: Minor): Promise<PlaceAnswer> {
  if (slip.refusal) return slip.refusal;
  const bets = await listOfSlip(deps.pool, slip.id);
  if (bets.some(({ state }) => state === 'referred')) {
    const referral = await findReferral(deps.pool, slip.id);
    assert(referral, 'a bet that an operator looks at has a referral');
    const { leftMs, offeredMinor } = referral;
    return {
      status: 'referred',
      askAgainMs: askReferralMs,
      leftMs,
      offer: offeredMinor === null ? null : Number(offeredMinor),
    };
  }
  const waiting = bets.filter(({ state }) => state === 'waiting');
  if (waiting.length > 0) {
    const askAgainMs = Math.max(...waiting.map(({ waitsMs }) => waitsMs)) + afterDelayMs;
    return { status: 'waiting', askAgainMs, isLiveDelay: waiting.some(({ isHeld }) => !isHeld) };
  }
  // A stake whose answer is overdue counts as unknown, even before a worker begins to cancel it.
  if (bets.some((bet) => bet.state === 'cancelling' || (bet.state === 'placing' && isOverdue(bet)))) {
    return { status: 'unknown', askAgainMs: askUnknownMs };
  }
  if (bets.some(({ state }) => state === 'placing')) {
    return { status: 'waiting', askAgainMs: askStakeMs, isLiveDelay: false };
  }
  const [failed, taken] = split(bets, ({ state }) => state === 'refused' || state === 'cancelled');
  if (taken.length === 0) return refused(deps, failed);
  return {
    status: 'placed',
    bets: await tellBets(deps, taken),
    balance: balanceMinor === undefined ? null : Number(balanceMinor),
    ...(failed.length > 0 && {
      notTaken: failed.map(({ legs, refusal }) => ({
        picks: checkPicks(deps.offer, legs),
        reason: refusal ?? ('not-taken' as const),
      })),
    }),
  };
}

function refused({ offer }: BetsDeps, failed: BetRecord[]): PlaceAnswer {
  const reason = failed[0]?.refusal ?? 'not-taken';
  const picks = checkPicks(
    offer,
    failed.flatMap(({ legs }) => legs),
  );
  return { status: 'refused', reason, picks };
}

function isOverdue({ agedMs }: BetRecord): boolean {
  return agedMs > stakingSeconds * 1_000;
}

function split<Item>(items: Item[], holds: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))];
}
