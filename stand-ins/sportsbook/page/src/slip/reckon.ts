import { payOutUnitMinor } from '@harmattan/kernel/market';
import { minorFromMajor } from '@harmattan/kernel/money';
import { readAmount } from '@harmattan/ui/amount-text';
import type { BetKind, BuilderRefusal, CheckedPick, CheckedSlip } from '../../../src/contract/bets.ts';
import { cappedReturn, combine, lineCount, netOf, returnOf, type System } from '../../../src/prices/index.ts';
import { rulesNow } from '../../../src/rules/versions.ts';
import { clashes, kindOf, mustAsk, nameOf, namesOf, type Slip, type SlipPick, systemOf } from './slip.ts';

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
  /** Of its bet as a single: the pick's own, or the one for each bet. */
  stakeMinor: bigint | undefined;
}

export interface Reckoning {
  picks: ReckonedPick[];
  kind: BetKind;
  system: System | null;
  /** How many lines a bet is. */
  lines: number;
  /** For each bet, or each line of a system; undefined where nothing, or no amount, is written. */
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
  /** Picks of one match without a price together, or of which it is not known yet. */
  | { kind: 'builder'; reason: BuilderRefusal | undefined }
  | { kind: 'no-stake' | 'stake-unclear' | 'closed' | 'suspended' | 'same-match' }
  | { kind: 'stake-low' | 'stake-high' | 'insufficient'; limitMinor: bigint };

/** Everything that the slip shows, from what the player chose and what the server said last. */
export function reckon(slip: Slip, checked: CheckedSlip | undefined, balanceMinor: bigint | null): Reckoning {
  const kind = kindOf(slip);
  const system = kind === 'system' ? systemOf(slip) : null;
  const lines = system ? lineCount(slip.picks.length, system) : 1;
  const builder = kind === 'builder' ? reckonBuilder(slip, checked) : undefined;
  const clashing = kind === 'single' || builder ? new Set<string>() : clashes(slip.picks);
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
      price: isOpen && !builder ? answer.price : pick.price,
      mustAsk: isOpen && !builder && mustAsk(pick.price, answer.price, slip.priceChanges),
      clashes: clashing.has(name),
      stakeMinor: writtenMinor(pick.stake || slip.stake),
    };
  });
  const stakeMinor = writtenMinor(slip.stake);
  const bets = kind === 'single' ? picks.length : 1;
  const prices = picks.map(({ price }) => price).filter((price) => price >= 1_000);
  const isPriced = prices.length === picks.length && picks.length > 0;
  const combined = kind === 'accumulator' || picks.length === 1 ? (isPriced ? combine(prices) : null) : null;
  const price = builder ? builder.price : combined;
  const stakes = picks.length > 1 && kind === 'single' ? picks.map((each) => each.stakeMinor) : [stakeMinor];
  const paying = builder ? (builder.price ? [builder.price] : []) : picks.map((each) => each.price);
  const parts = partsOf(stakes, { prices: paying, system, lines });
  const { returnMinor, taxMinor, cappedAtMinor } = reckonReturn(parts, checked);
  const totalMinor = stakes.reduce<bigint>((sum, stake) => sum + (stake ?? 0n), 0n) * BigInt(lines);
  return {
    picks,
    kind,
    system,
    lines,
    stakeMinor,
    bets,
    totalMinor,
    price,
    returnMinor,
    cappedAtMinor,
    taxMinor,
    netMinor: returnMinor - taxMinor,
    mustAsk: builder ? builder.mustAsk : picks.some((pick) => pick.mustAsk),
    problem: findProblem({ picks, builder, slip, stakes, lines: BigInt(lines), totalMinor }, checked, balanceMinor),
  };
}

interface ReckonedBuilder {
  price: number | null;
  reason: BuilderRefusal | undefined;
  mustAsk: boolean;
}

/** The one price of all picks, where the server's last answer is of these. */
function reckonBuilder(slip: Slip, checked: CheckedSlip | undefined): ReckonedBuilder {
  const names = namesOf(slip.picks);
  const { price = null, reason } = (checked && namesOf(checked.picks) === names && checked.builder) || {};
  const seen = slip.seen?.picks === names ? slip.seen.price : undefined;
  const isAsked = price !== null && mustAsk(seen ?? price, price, slip.priceChanges);
  return { price, reason: reason ?? undefined, mustAsk: isAsked };
}

/** Undefined where nothing is written, or nothing that is an amount. */
export function writtenMinor(stake: string): bigint | undefined {
  return minorFromMajor(readAmount(stake) ?? '');
}

/** One bet of the slip: what is staked on it, and on which prices. */
interface Part {
  stakeMinor: bigint;
  prices: number[];
  system: System | null;
}

/** Each stake is a bet: of several each has one pick, a single one has all. For a pick without a price, which is in the way, nothing is reckoned. */
function partsOf(
  stakes: readonly (bigint | undefined)[],
  { prices, system, lines }: { prices: readonly number[]; system: System | null; lines: number },
): Part[] {
  return stakes.flatMap((stake, at): Part[] => {
    const own = (stakes.length > 1 ? prices.slice(at, at + 1) : prices).filter((price) => price >= 1_000);
    if (!stake || own.length === 0 || (system && own.length < prices.length)) return [];
    return [{ stakeMinor: stake * BigInt(lines), prices: own, system }];
  });
}

function reckonReturn(
  parts: Part[],
  checked: CheckedSlip | undefined,
): Pick<Reckoning, 'returnMinor' | 'taxMinor' | 'cappedAtMinor'> {
  const sum: Pick<Reckoning, 'returnMinor' | 'taxMinor' | 'cappedAtMinor'> = {
    returnMinor: 0n,
    taxMinor: 0n,
    cappedAtMinor: undefined,
  };
  const tax = checked?.tax ?? null;
  const returnMaxMinor = checked ? BigInt(checked.returnMax) : rulesNow.returnMaxMinor;
  for (const { stakeMinor, prices, system } of parts) {
    const grossMinor = cappedReturn(stakeMinor, { prices, system, returnMaxMinor });
    if (returnOf(stakeMinor, prices, system) > returnMaxMinor) sum.cappedAtMinor = returnMaxMinor;
    sum.returnMinor += grossMinor;
    sum.taxMinor += netOf({ stake: stakeMinor, tax }, grossMinor).taxMinor;
  }
  return sum;
}

interface Staked {
  picks: ReckonedPick[];
  builder: ReckonedBuilder | undefined;
  slip: Slip;
  stakes: (bigint | undefined)[];
  lines: bigint;
  totalMinor: bigint;
}

function findProblem(
  { picks, builder, slip, stakes, lines, totalMinor }: Staked,
  limits: CheckedSlip | undefined,
  balanceMinor: bigint | null,
): Problem | undefined {
  if (picks.some(({ state }) => state === 'closed' || state === 'unknown')) return { kind: 'closed' };
  if (picks.some((pick) => pick.clashes)) return { kind: 'same-match' };
  if (picks.some(({ state }) => state === 'suspended')) return { kind: 'suspended' };
  if (builder && builder.price === null) return { kind: 'builder', reason: builder.reason };
  const texts = stakes.length > 1 ? picks.map(({ pick }) => pick.stake || slip.stake) : [slip.stake];
  for (const [at, stakeMinor] of stakes.entries()) {
    const problem = stakeProblem(stakeMinor, { text: texts[at] ?? '', lines, limits });
    if (problem) return problem;
  }
  if (balanceMinor !== null && totalMinor > balanceMinor) return { kind: 'insufficient', limitMinor: balanceMinor };
  return undefined;
}

/** Of a system, the limits of the whole bet are said for each line. */
function stakeProblem(
  stakeMinor: bigint | undefined,
  { text, lines, limits }: { text: string; lines: bigint; limits: CheckedSlip | undefined },
): Problem | undefined {
  if (stakeMinor === undefined && text.trim() !== '') return { kind: 'stake-unclear' };
  if (!stakeMinor) return { kind: 'no-stake' };
  if (lines > 1n && stakeMinor % payOutUnitMinor !== 0n) return { kind: 'stake-unclear' };
  if (!limits) return undefined;
  const minMinor = (BigInt(limits.stakeMin) + lines - 1n) / lines;
  const maxMinor = BigInt(limits.stakeMax) / lines;
  if (stakeMinor < minMinor) return { kind: 'stake-low', limitMinor: minMinor };
  return stakeMinor > maxMinor ? { kind: 'stake-high', limitMinor: maxMinor } : undefined;
}
