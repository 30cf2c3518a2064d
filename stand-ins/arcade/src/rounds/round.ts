import type { Kobo } from '@harmattan/kernel/money';
import type { Told } from '../games/game.ts';

export type RoundState =
  /** Its stake is on the way, or was lost there. */
  | 'staking'
  /** The stake was taken and the outcome drawn; the wallet does not know of the win yet. */
  | 'staked'
  /** Nobody knows whether the stake was taken: it is being undone. */
  | 'cancelling'
  | 'settled'
  | 'refused'
  | 'cancelled'
  /** The wallet keeps refusing the win. Somebody has to look at it. */
  | 'disputed';

export interface Round {
  id: bigint;
  seatId: bigint;
  game: string;
  choice: object;
  stakeKobo: Kobo;
  state: RoundState;
  /** What its parts are called on the wire: each the same however often it is sent. */
  wire: { round: string; stakeTx: string; winTx: string; cancelTx: string };
  outcome: Record<string, Told> | undefined;
  winKobo: Kobo | undefined;
  refusal: string | undefined;
  tries: number;
  begunAt: Date;
}

const over: ReadonlySet<RoundState> = new Set(['settled', 'refused', 'cancelled', 'disputed']);

export function isOver({ state }: Round): boolean {
  return over.has(state);
}

/** How long a stake may be under way before it counts as lost: longer than anybody waits for its answer. */
export const stakingSeconds = 20;

const firstWaitSeconds = 1;
const longestWaitSeconds = 300;

/** How long to wait before a win or an undoing is sent again. */
export function waitSeconds(tries: number): number {
  return Math.min(firstWaitSeconds * 2 ** Math.min(tries, 10), longestWaitSeconds);
}

/** So often the wallet may refuse a win in plain words before it is a matter for people: some twenty minutes. */
export const refusedWinsMax = 12;
