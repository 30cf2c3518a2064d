import type { HarmRules } from '@harmattan/kernel/harm-markers';
import { market } from '@harmattan/kernel/market';
import { marketDay } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';
import { type FeedEntry, pauseMsMax } from '../wallet/index.ts';

/** What the journal shows of a day. */
export interface DayFacts {
  nightStakes: number;
  depositsAfterLoss: number;
  depositedAfterLossMinor: Minor;
  chasedStakes: number;
  chasedMinor: Minor;
  longSessions: number;
}

/** By day, such as `2026-11-18`. */
export type FactsByDay = Map<string, DayFacts>;

/** How far a player's entries are counted, and what the next one goes on from. */
export interface PlayState {
  countedVersion: bigint;
  lastStakeAt: Date | null;
  lastStakeMinor: Minor;
  sessionFrom: Date | null;
  /** On games since then. Bets and tickets are undecided for long, and no loss until they are decided. */
  lossMinor: Minor;
  isLong: boolean;
}

export const nothingCounted: PlayState = {
  ...{ countedVersion: 0n, lastStakeAt: null, lastStakeMinor: 0n, sessionFrom: null, lossMinor: 0n, isLong: false },
};

type CountedEntry = Pick<
  FeedEntry,
  'version' | 'at' | 'kind' | 'status' | 'about' | 'amountMinor' | 'houseMinor' | 'product'
>;

export function factsOf(facts: FactsByDay, day: string): DayFacts {
  const known = facts.get(day);
  if (known) return known;
  const none: DayFacts = {
    ...{ nightStakes: 0, depositsAfterLoss: 0, depositedAfterLossMinor: 0n },
    ...{ chasedStakes: 0, chasedMinor: 0n, longSessions: 0 },
  };
  facts.set(day, none);
  return none;
}

/** The state after an entry, whose facts are added. Entries of a player are counted in the order of their versions. */
function countEntry(rules: HarmRules, before: PlayState, entry: CountedEntry, facts: FactsByDay): PlayState {
  const next = { ...before, countedVersion: entry.version };
  if (entry.status !== 'ok') return next;
  if (isStake(entry)) countStake(rules, next, entry, facts);
  else if (entry.about === 'deposit' && entry.kind === 'credit') countDeposit(rules, next, entry, facts);
  if (entry.product === 'games') next.lossMinor += entry.houseMinor;
  return next;
}

/** The same rule as of limits of time. */
function isStake({ kind, about, product }: CountedEntry): boolean {
  const isTaken = (kind === 'debit' && about !== 'correction') || kind === 'hold';
  return isTaken && product !== null && product !== 'races';
}

function countStake(rules: HarmRules, state: PlayState, entry: CountedEntry, facts: FactsByDay): void {
  const { at, amountMinor, product } = entry;
  const day = marketDay(at);
  const goesOn = state.lastStakeAt && Math.abs(at.getTime() - state.lastStakeAt.getTime()) <= pauseMsMax;
  if (!goesOn) Object.assign(state, { sessionFrom: at, lossMinor: 0n, lastStakeMinor: 0n, isLong: false });
  if (isNight(rules, at)) factsOf(facts, day).nightStakes += 1;
  const isRaised = state.lastStakeMinor > 0n && amountMinor >= rules.chasedTimes * state.lastStakeMinor;
  if (product === 'games' && state.lossMinor > 0n && isRaised) {
    const own = factsOf(facts, day);
    own.chasedStakes += 1;
    own.chasedMinor += amountMinor;
  }
  const sessionMs = at.getTime() - (state.sessionFrom ?? at).getTime();
  if (!state.isLong && sessionMs >= rules.longSessionMs) {
    state.isLong = true;
    factsOf(facts, day).longSessions += 1;
  }
  state.lastStakeAt = at;
  if (product === 'games') state.lastStakeMinor = amountMinor;
}

function countDeposit(rules: HarmRules, state: PlayState, entry: CountedEntry, facts: FactsByDay): void {
  if (!state.lastStakeAt || state.lossMinor <= 0n) return;
  if (entry.at.getTime() - state.lastStakeAt.getTime() > rules.afterLossMs) return;
  const own = factsOf(facts, marketDay(entry.at));
  own.depositsAfterLoss += 1;
  own.depositedAfterLossMinor += entry.amountMinor;
}

const hourMs = 3_600_000;

function isNight({ nightHours: [from, to] }: HarmRules, at: Date): boolean {
  const hour = Math.floor((at.getTime() + market.utcOffsetMs) / hourMs) % 24;
  return hour >= from && hour < to;
}

/** A player's entries after those that are counted, in their order. */
export function countAll(rules: HarmRules, from: PlayState, entries: readonly CountedEntry[]) {
  const facts: FactsByDay = new Map();
  const state = entries.reduce((before, entry) => countEntry(rules, before, entry, facts), from);
  return { state, facts };
}
