import { market } from '@harmattan/kernel/market';
import type { Minor } from '@harmattan/kernel/money';
import type { LimitRefusal, Operation } from './operations.ts';

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** In the order in which a stake is judged by them; deposits come last and are not refused but cut. */
export const limitKinds = ['stake', 'loss', 'time', 'deposit'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** A pause longer than this ends a session: its time does not count. */
export const pauseMsMax = 15 * 60_000;

/**
 * The numbers of the column `limits`: start and end of the day, the week and the month that it counts in, the instant of the last stake, and for each
 * period a limit and what is used of it, for each kind. Amounts are minor units, times milliseconds. Counted from 1, as the database does.
 */
export const lastStakeAt = 7;
export const startOf = (period: Period) => 1 + 2 * periods.indexOf(period);
export const endOf = (period: Period) => startOf(period) + 1;
export const limitOf = (period: Period, kind: LimitKind) =>
  8 * (1 + periods.indexOf(period)) + 2 * limitKinds.indexOf(kind);
export const usedOf = (period: Period, kind: LimitKind) => limitOf(period, kind) + 1;
const numbers = 31;

/** Stands for no limit. */
export const unlimited = 9_223_372_036_854_775_807n;

export const msOf = (instant: Date) => BigInt(instant.getTime());

/** Nothing is limited and nothing used; every window has ended, so that the next roll opens those of its instant. */
export function emptyLimits(): bigint[] {
  const limits = Array<bigint>(numbers).fill(0n);
  for (const period of periods) for (const kind of limitKinds) limits[limitOf(period, kind) - 1] = unlimited;
  return limits;
}

/** The same limits in the windows of that instant. */
export function rollLimits(limits: bigint[], at: bigint): bigint[] {
  const rolled = [...limits];
  for (const period of periods) {
    if (at < (rolled[endOf(period) - 1] as bigint)) continue;
    const { start, end } = windowOf(period, Number(at));
    rolled[startOf(period) - 1] = start;
    rolled[endOf(period) - 1] = end;
    for (const kind of limitKinds) rolled[usedOf(period, kind) - 1] = 0n;
  }
  return rolled;
}

/** The day, week from Monday on, or month of the market in which an instant lies. */
function windowOf(period: Period, at: number): { start: bigint; end: bigint } {
  const wall = new Date(at + market.utcOffsetMs);
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  const sinceMonday = (wall.getUTCDay() + 6) % 7;
  const bounds = {
    day: [Date.UTC(year, month, day), Date.UTC(year, month, day + 1)],
    week: [Date.UTC(year, month, day - sinceMonday), Date.UTC(year, month, day - sinceMonday + 7)],
    month: [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)],
  }[period] as [number, number];
  return { start: BigInt(bounds[0] - market.utcOffsetMs), end: BigInt(bounds[1] - market.utcOffsetMs) };
}

/** The part of the time since the last stake that counts in a window. */
function played(limits: bigint[], period: Period, at: bigint): bigint {
  const gap = at - (limits[lastStakeAt - 1] as bigint);
  if (gap < 0n || gap > BigInt(pauseMsMax)) return 0n;
  const inside = at - (limits[startOf(period) - 1] as bigint);
  if (inside < gap) return inside;
  return gap;
}

/** Why a stake is refused: the first limit that it would pass. `stakedMinor` is the stake with those before it in its group. */
export function refusalBy(
  limits: bigint[],
  { at, stakedMinor }: { at: bigint; stakedMinor: Minor },
): LimitRefusal | undefined {
  const number = (place: number) => limits[place - 1] as bigint;
  for (const kind of ['stake', 'loss'] as const)
    for (const period of periods)
      if (number(usedOf(period, kind)) + stakedMinor > number(limitOf(period, kind))) return `${kind}-limit-${period}`;
  for (const period of periods)
    if (number(usedOf(period, 'time')) + played(limits, period, at) >= number(limitOf(period, 'time')))
      return `time-limit-${period}`;
  return undefined;
}

/** How much of a deposit fits under the limits. */
export function roomFor(limits: bigint[], amountMinor: Minor): Minor {
  let room = amountMinor;
  for (const period of periods) {
    const left = (limits[limitOf(period, 'deposit') - 1] as bigint) - (limits[usedOf(period, 'deposit') - 1] as bigint);
    if (left < room) room = left > 0n ? left : 0n;
  }
  return room;
}

/** What an accepted entry changes. What it gives back counts in the windows in which that was taken. */
export interface Counted {
  isStake: boolean;
  stakeMinor: Minor;
  lossMinor: Minor;
  depositMinor: Minor;
  back?: { stakeMinor: Minor; lossMinor: Minor; at: bigint };
}

/** The entry that another one refers to, as far as limits look at it. */
export interface CountedTarget {
  kind: Operation['kind'];
  about: string;
  product: string | null;
  houseAmount: Minor;
  /** When it was counted: of a draw, when its hold was made. */
  rootAt: bigint;
}

/** Amounts of games; a race's prize is no win of a stake. */
const isPlayed = (product: string | null | undefined) =>
  product !== null && product !== undefined && product !== 'races';
const isStakeEntry = (kind: Operation['kind'], about: string) =>
  (kind === 'debit' && about !== 'correction') || kind === 'hold' || kind === 'draw';

/** The rules of the batch statement once more, for one operation. `movedMinor`: the amount that is really moved. */
export function countedBy(
  operation: Operation,
  { target, remaining, movedMinor }: { target: CountedTarget | undefined; remaining: Minor; movedMinor: Minor },
): Counted {
  const { kind, about } = operation;
  const nothing: Counted = { isStake: false, stakeMinor: 0n, lossMinor: 0n, depositMinor: 0n };
  const isOwnPlayed = isPlayed(operation.played?.product);
  switch (kind) {
    case 'debit':
    case 'hold':
      if (!isOwnPlayed) return nothing;
      return isStakeEntry(kind, about)
        ? { ...nothing, isStake: true, stakeMinor: movedMinor, lossMinor: movedMinor }
        : { ...nothing, lossMinor: movedMinor };
    case 'credit':
      if (about === 'deposit') return { ...nothing, depositMinor: movedMinor };
      if (!isOwnPlayed) return nothing;
      if (about !== 'refund' || !target) return { ...nothing, lossMinor: -movedMinor };
      return { ...nothing, back: { stakeMinor: -movedMinor, lossMinor: -movedMinor, at: target.rootAt } };
    case 'draw':
      return nothing;
    case 'post':
    case 'void': {
      if (!target || !isPlayed(target.product)) return nothing;
      const free = kind === 'void' ? remaining : remaining - (operation.amountMinor ?? remaining);
      return { ...nothing, back: { stakeMinor: -free, lossMinor: -free, at: target.rootAt } };
    }
    case 'reverse': {
      if (!target || !isPlayed(target.product)) return nothing;
      const minor = target.kind === 'hold' ? remaining : target.houseAmount;
      const stakeMinor = isStakeEntry(target.kind, target.about) ? -minor : 0n;
      return { ...nothing, back: { stakeMinor, lossMinor: -minor, at: target.rootAt } };
    }
  }
}

/** The limits after an accepted entry. */
export function afterEntry(limits: bigint[], counted: Counted, at: bigint): bigint[] {
  const after = [...limits];
  const add = (place: number, value: bigint) => {
    after[place - 1] = (after[place - 1] as bigint) + value;
  };
  const { back } = counted;
  for (const period of periods) {
    const isInside = back !== undefined && back.at >= (limits[startOf(period) - 1] as bigint);
    add(usedOf(period, 'stake'), counted.stakeMinor + (isInside ? back.stakeMinor : 0n));
    add(usedOf(period, 'loss'), counted.lossMinor + (isInside ? back.lossMinor : 0n));
    add(usedOf(period, 'deposit'), counted.depositMinor);
    if (counted.isStake) add(usedOf(period, 'time'), played(limits, period, at));
  }
  if (counted.isStake) after[lastStakeAt - 1] = at;
  return after;
}
