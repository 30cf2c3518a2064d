import type { Minor } from '@harmattan/kernel/money';
import type { Told } from '../games/game.ts';

export type RoundState =
  /** Its stake is on the way, or was lost there. */
  | 'staking'
  /** The stake was taken; what comes of it is decided when the table's turn is. */
  | 'riding'
  /** The player has a move to make. */
  | 'playing'
  /** A move that costs more is being paid for. */
  | 'raising'
  /** Whether that was paid is unknown: it is being cancelled, and the hand goes on as it was. */
  | 'lowering'
  /** The stake was taken and the outcome is known; the wallet does not know of the win yet. */
  | 'staked'
  /** Whether the stake was taken is unknown: it is being cancelled. */
  | 'cancelling'
  | 'settled'
  | 'refused'
  | 'cancelled'
  /** The wallet keeps refusing the win. A person has to decide it. */
  | 'disputed';

export interface Round {
  id: bigint;
  seatId: bigint;
  /** The owner of its seat: every seat of that owner finds it. */
  owner: string;
  game: string;
  choice: object;
  /** All that was staked, with what was raised on the way. */
  stakeMinor: Minor;
  /** The stake of the beginning. */
  baseMinor: Minor;
  state: RoundState;
  /** What its parts are called on the wire: each the same however often it is sent. */
  wire: { round: string; stakeTx: string; winTx: string; cancelTx: string };
  /** What has been dealt, where the player decides again. Only the server sees it. */
  hand: Told | undefined;
  /** How many moves the player has made. */
  moves: number;
  /** Whose chance it has: the seeds and the number of the round among theirs. */
  seed: { id: bigint; nonce: number } | undefined;
  /** The turn of a table on a clock that it rides on. */
  spinId: bigint | undefined;
  /** Which of a seat's two bets it is, where it may have two. */
  slot: number;
  /** What the wallet calls its stake and its win, where a receipt names them. */
  references: { stake: string | undefined; win: string | undefined };
  outcome: Record<string, Told> | undefined;
  winMinor: Minor | undefined;
  refusal: string | undefined;
  tries: number;
  /** How often the wallet has refused its win in plain words. */
  refusals: number;
  dueAt: Date;
  begunAt: Date;
  /** When a page has shown it to its end. */
  shownAt: Date | undefined;
}

const over: ReadonlySet<RoundState> = new Set(['settled', 'refused', 'cancelled', 'disputed']);

export function isOver({ state }: Round): boolean {
  return over.has(state);
}

/** It waits for the player, or for the table's turn: nothing is to be done for it now. */
export function isAtRest({ state }: Round): boolean {
  return state === 'playing' || state === 'riding';
}

/** How long a stake may be under way before it counts as lost: longer than anybody waits for its answer. */
export const stakingSeconds = 20;

/** How long a hand waits for its player before it is played to the end without them. */
export const leftSeconds = 1_800;

const firstWaitSeconds = 1;
const longestWaitSeconds = 300;

/** How long to wait before a win or an undoing is sent again. */
export function waitSeconds(tries: number): number {
  return Math.min(firstWaitSeconds * 2 ** Math.min(tries, 10), longestWaitSeconds);
}

/** So often the wallet may refuse a win in plain words before it is a matter for people: some twenty minutes. */
export const refusedWinsMax = 12;
