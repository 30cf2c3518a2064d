export const limitKinds = ['stake', 'loss', 'time', 'deposit'] as const;
export type LimitKind = (typeof limitKinds)[number];
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** An entry of the journal, in the order of its player's versions. */
export interface Entry {
  player_id: string;
  key: string;
  of_key: string | null;
  round: string | null;
  kind: string;
  status: string;
  about: string;
  product: string | null;
  amount: string;
  house_amount: string;
  house: string | null;
  /** Microseconds. */
  at: string;
  /** Its place among linked entries, from 1, and how many they are. */
  place: number | null;
  together: number | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const pauseMs = 15 * 60_000;
const aheadMs = hourMs;

/** When the day, the week from Monday on or the month of an instant began, on the clocks of Lagos. */
export function windowStart(period: Period, ms: number): number {
  const wall = new Date(ms + aheadMs);
  if (period === 'month') return Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1) - aheadMs;
  const midnight = Math.floor(wall.getTime() / dayMs) * dayMs;
  const days = period === 'week' ? (wall.getUTCDay() + 6) % 7 : 0;
  return midnight - days * dayMs - aheadMs;
}

interface Counted {
  kind: LimitKind;
  /** When what it adds or gives back was taken. */
  ms: number;
  value: bigint;
}

const msOf = ({ at }: Entry) => Number(BigInt(at) / 1_000n);
const isPlayed = ({ product }: Entry) => product !== null && product !== 'races';
const isStake = (entry: Entry) =>
  isPlayed(entry) && (entry.kind === 'hold' || (entry.kind === 'debit' && entry.about !== 'correction'));
const isDeposit = ({ kind, about }: Entry) => kind === 'credit' && about === 'deposit';
/** A top-up of the simulator's own asks no limit. */
const isByGateway = ({ house }: Entry) => house !== 'gateway:opening';

/** Every part that counts, summed anew for each question. */
function createSums() {
  const counted: Counted[] = [];
  const add = (kind: LimitKind, ms: number, value: bigint) => void counted.push({ kind, ms, value });
  return {
    add,
    addStake(ms: number, value: bigint): void {
      add('stake', ms, value);
      add('loss', ms, value);
    },
    used(kind: LimitKind, startMs: number): bigint {
      // Time that began before the window counts from its start on.
      const insideOf = ({ ms, value }: Counted) =>
        kind === 'time' && value > BigInt(ms - startMs) ? BigInt(ms - startMs) : value;
      return counted
        .filter((one) => one.kind === kind && one.ms >= startMs)
        .reduce((sum, one) => sum + insideOf(one), 0n);
    },
  };
}

/** The entries so far, and what is left of holds. */
function createKnown() {
  const entries: Entry[] = [];
  const left = new Map<string, bigint>();
  const find = (key: string | null) => entries.find((entry) => entry.key === key);
  /** What is drawn of a hold was taken with the hold. */
  const takenMs = (entry: Entry): number => msOf(entry.kind === 'draw' ? (find(entry.of_key) ?? entry) : entry);
  return {
    left,
    find,
    takenMs,
    learn(entry: Entry): void {
      entries.push(entry);
      if (entry.kind === 'hold') left.set(entry.key, BigInt(entry.amount));
      if (entry.kind !== 'draw' || entry.of_key === null) return;
      left.set(entry.of_key, (left.get(entry.of_key) ?? 0n) - BigInt(entry.amount));
    },
    /** When an entry was taken, or the first stake of a round. */
    whenTaken(ofKey: string | null): number | undefined {
      const target = find(ofKey);
      if (target) return takenMs(target);
      const stakes = entries.filter(({ round, kind }) => round === ofKey && (kind === 'debit' || kind === 'draw'));
      return stakes.length === 0 ? undefined : Math.min(...stakes.map(takenMs));
    },
  };
}

/** What a player has used of limits, entry by entry: a second counting by the wallet's rules. */
export function createUse() {
  const { add, addStake, used } = createSums();
  const { left, find, takenMs, learn, whenTaken } = createKnown();
  let lastStakeMs: number | undefined;

  function gapAt(ms: number): number {
    const gap = lastStakeMs === undefined ? -1 : ms - lastStakeMs;
    return gap >= 0 && gap <= pauseMs ? gap : 0;
  }

  function closeHold(hold: Entry | undefined, takenMinor: bigint): void {
    if (!hold || !isPlayed(hold)) return;
    addStake(msOf(hold), takenMinor - (left.get(hold.key) ?? 0n));
    left.set(hold.key, 0n);
  }

  function countReversal(target: Entry | undefined): void {
    if (!target || !isPlayed(target)) return;
    const minor = -BigInt(target.house_amount);
    if (target.kind === 'hold') closeHold(target, 0n);
    else if (isStake(target) || target.kind === 'draw') addStake(takenMs(target), minor);
    else add('loss', takenMs(target), minor);
  }

  function countCredit(entry: Entry): void {
    const minor = BigInt(entry.house_amount);
    const ms = entry.about === 'refund' ? whenTaken(entry.of_key) : undefined;
    if (isDeposit(entry)) add('deposit', msOf(entry), -minor);
    else if (isPlayed(entry) && ms === undefined) add('loss', msOf(entry), minor);
    else if (isPlayed(entry)) addStake(ms as number, minor);
  }

  function countStake(entry: Entry): void {
    const ms = msOf(entry);
    addStake(ms, BigInt(entry.amount));
    add('time', ms, BigInt(gapAt(ms)));
    lastStakeMs = ms;
  }

  return {
    isStake,
    /** Whether an entry that is decided now goes beyond a limit. */
    passes(entry: Entry, { kind, period, limit }: { kind: LimitKind; period: Period; limit: bigint }): boolean {
      const ms = msOf(entry);
      const startMs = windowStart(period, ms);
      if (kind === 'deposit') {
        const minor = -BigInt(entry.house_amount);
        return isDeposit(entry) && isByGateway(entry) && minor > 0n && used(kind, startMs) + minor > limit;
      }
      if (!isStake(entry)) return false;
      if (kind === 'time') return used(kind, startMs) + BigInt(Math.min(gapAt(ms), ms - startMs)) >= limit;
      return used(kind, startMs) + BigInt(entry.amount) > limit;
    },
    count(entry: Entry): void {
      learn(entry);
      if (isStake(entry)) countStake(entry);
      else if (entry.kind === 'credit') countCredit(entry);
      else if (entry.kind === 'reverse') countReversal(find(entry.of_key));
      else if (entry.kind === 'debit' && isPlayed(entry)) add('loss', msOf(entry), BigInt(entry.amount));
      else if (entry.kind === 'post') closeHold(find(entry.of_key), BigInt(entry.house_amount));
      else if (entry.kind === 'void') closeHold(find(entry.of_key), 0n);
    },
  };
}
