import { minorFromMajor } from '@harmattan/kernel/money';
import { readAmount } from '@harmattan/ui/amount-text';
import type { CheckedPick, CheckedSlip } from '../../../src/contract/bets.ts';
import { cappedReturn, combine, netOf, returnOf } from '../../../src/prices/index.ts';
import { rulesNow } from '../../../src/rules/versions.ts';
import { clashes, kindOf, mustAsk, nameOf, type Slip, type SlipPick } from './slip.ts';

/** A pick of the slip beside what the server says of it now. */
export interface ReckonedPick {
  pick: SlipPick;
  name: string;
  /** Undefined until the server has answered. */
  checked: CheckedPick | undefined;
  state: CheckedPick['state'];
  /** What it pays now; what it paid when it was picked as long as nothing newer is known. */
  price: number;
  mustAsk: boolean;
  clashes: boolean;
}

export interface Reckoning {
  picks: ReckonedPick[];
  kind: 'single' | 'accumulator';
  /** For each bet; undefined where nothing, or no amount, is written. */
  stakeMinor: bigint | undefined;
  /** How many bets the slip is. */
  bets: number;
  totalMinor: bigint;
  /** Of the accumulator, or of the only single. Null where there is no one price. */
  price: number | null;
  /** What all bets pay together before tax if everything comes true, as the server reckons it: to the kobo, rounded down, each capped. */
  returnMinor: bigint;
  /** The largest pay-out, where a bet could return more. */
  cappedAtMinor: bigint | undefined;
  /** What the operator withholds of that, each bet for itself, and what the player is paid. */
  taxMinor: bigint;
  netMinor: bigint;
  mustAsk: boolean;
  problem: Problem | undefined;
}

/** What stands in the way, the first first. `limit` is in kobo. */
export type Problem =
  | { kind: 'no-stake' | 'stake-unclear' | 'closed' | 'suspended' | 'same-match' }
  | { kind: 'stake-low' | 'stake-high' | 'insufficient'; limitMinor: bigint };

/** Everything that the slip shows, from what the player chose and what the server said last. */
export function reckon(slip: Slip, checked: CheckedSlip | undefined, balanceMinor: bigint | null): Reckoning {
  const kind = kindOf(slip);
  const clashing = kind === 'accumulator' ? clashes(slip.picks) : new Set<string>();
  const answers = new Map(checked?.picks.map((pick) => [nameOf(pick), pick]));
  const picks = slip.picks.map((pick): ReckonedPick => {
    const name = nameOf(pick);
    const answer = answers.get(name);
    const isOpen = answer?.state === 'open';
    return {
      pick,
      name,
      checked: answer,
      state: answer?.state ?? 'open',
      price: isOpen ? answer.price : pick.price,
      mustAsk: isOpen && mustAsk(pick.price, answer.price, slip.priceChanges),
      clashes: clashing.has(name),
    };
  });
  const stakeMinor = writtenMinor(slip.stake);
  const bets = kind === 'single' ? picks.length : 1;
  const prices = picks.map(({ price }) => price).filter((price) => price >= 1_000);
  const isPriced = prices.length === picks.length && picks.length > 0;
  const price = kind === 'accumulator' || picks.length === 1 ? (isPriced ? combine(prices) : null) : null;
  const { returnMinor, taxMinor, cappedAtMinor } = reckonReturn(stakeMinor, { prices, kind, checked });
  const totalMinor = (stakeMinor ?? 0n) * BigInt(bets);
  return {
    picks,
    kind,
    stakeMinor,
    bets,
    totalMinor,
    price,
    returnMinor,
    cappedAtMinor,
    taxMinor,
    netMinor: returnMinor - taxMinor,
    mustAsk: picks.some((pick) => pick.mustAsk),
    problem: findProblem({ picks, stake: slip.stake, stakeMinor, totalMinor }, checked, balanceMinor),
  };
}

/** Undefined where nothing is written, or nothing that is an amount. */
export function writtenMinor(stake: string): bigint | undefined {
  return minorFromMajor(readAmount(stake) ?? '');
}

function reckonReturn(
  stakeMinor: bigint | undefined,
  { prices, kind, checked }: { prices: number[]; kind: Reckoning['kind']; checked: CheckedSlip | undefined },
): Pick<Reckoning, 'returnMinor' | 'taxMinor' | 'cappedAtMinor'> {
  const sum: Pick<Reckoning, 'returnMinor' | 'taxMinor' | 'cappedAtMinor'> = {
    returnMinor: 0n,
    taxMinor: 0n,
    cappedAtMinor: undefined,
  };
  const tax = checked?.tax ?? null;
  const returnMaxMinor = checked ? BigInt(checked.returnMax) : rulesNow.returnMaxMinor;
  if (!stakeMinor || prices.length === 0) return sum;
  for (const each of kind === 'accumulator' ? [prices] : prices.map((price) => [price])) {
    const grossMinor = cappedReturn(stakeMinor, { prices: each, returnMaxMinor });
    if (returnOf(stakeMinor, each) > returnMaxMinor) sum.cappedAtMinor = returnMaxMinor;
    sum.returnMinor += grossMinor;
    sum.taxMinor += netOf({ stake: stakeMinor, tax }, grossMinor).taxMinor;
  }
  return sum;
}

function findProblem(
  slip: {
    picks: ReckonedPick[];
    stake: string;
    stakeMinor: bigint | undefined;
    totalMinor: bigint;
  },
  limits: CheckedSlip | undefined,
  balanceMinor: bigint | null,
): Problem | undefined {
  const { picks, stakeMinor, totalMinor } = slip;
  if (picks.some(({ state }) => state === 'closed' || state === 'unknown')) return { kind: 'closed' };
  if (picks.some((pick) => pick.clashes)) return { kind: 'same-match' };
  if (picks.some(({ state }) => state === 'suspended')) return { kind: 'suspended' };
  if (stakeMinor === undefined && slip.stake.trim() !== '') return { kind: 'stake-unclear' };
  if (!stakeMinor) return { kind: 'no-stake' };
  if (limits) {
    const [minMinor, maxMinor] = [BigInt(limits.stakeMin), BigInt(limits.stakeMax)];
    if (stakeMinor < minMinor) return { kind: 'stake-low', limitMinor: minMinor };
    if (stakeMinor > maxMinor) return { kind: 'stake-high', limitMinor: maxMinor };
  }
  if (balanceMinor !== null && totalMinor > balanceMinor) return { kind: 'insufficient', limitMinor: balanceMinor };
  return undefined;
}
