import { assert } from '@harmattan/kernel/assert';

export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Minor units, of time milliseconds. Null: no limit. */
export type LimitValue = bigint | null;

export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

/** What is asked for of one limit, and what stands of it. */
export interface LimitState {
  own: LimitValue;
  staff: LimitValue;
  /** A raise that waits or can be confirmed. */
  raise: { wanted: LimitValue } | undefined;
}

export type Decision =
  /** It holds at once. */
  | 'lower'
  /** It waits. */
  | 'raise'
  /** It is what holds already: a raise that waits is withdrawn. */
  | 'keep'
  /** The same raise waits already, or nothing would change. */
  | 'nothing'
  /** The staff has set a lower one. */
  | 'above staff';

/** What becomes of a player's wish. */
export function decideWish({ own, staff, raise }: LimitState, wanted: LimitValue): Decision {
  if (staff !== null && isAbove(wanted, staff)) return 'above staff';
  if (wanted === own) return raise ? 'keep' : 'nothing';
  if (isAbove(wanted, own)) return raise?.wanted === wanted ? 'nothing' : 'raise';
  return 'lower';
}

/** No limit is above every limit. */
export function isAbove(one: LimitValue, other: LimitValue): boolean {
  if (other === null) return false;
  return one === null || one > other;
}

/** What holds: the lower of the two. */
export const inForce = ({ own, staff }: Pick<LimitState, 'own' | 'staff'>): LimitValue =>
  isAbove(own, staff) ? staff : own;

/** Hundredths of a minute, so that the wire has minutes with two decimals where it has naira for money. */
const msPerHundredth = 600n;
const hundredthsPerMinute = 100n;

/** Of a wire's amount: naira in minor units, or minutes in hundredths. Undefined where it is not whole minutes. */
export function toValue(kind: LimitKind, amount: bigint): bigint | undefined {
  assert(amount >= 0n, 'an amount is not below zero');
  if (kind !== 'time') return amount;
  return amount % hundredthsPerMinute === 0n ? amount * msPerHundredth : undefined;
}

/** The other way round. Of time that is used, a part of a hundredth is left out. */
export const toAmount = (kind: LimitKind, value: bigint): bigint => (kind === 'time' ? value / msPerHundredth : value);
