import type { Minor } from '@harmattan/kernel/money';

/** One flight: when it starts and where it bursts, which only the server knows before. */
export interface Flight {
  number: number;
  spinId: bigint;
  chainId: bigint;
  place: number;
  seed: Uint8Array<ArrayBuffer>;
  promise: Uint8Array<ArrayBuffer>;
  salt: string;
  burstHundredths: number;
  startsAt: Date;
  burstsAt: Date;
  state: 'open' | 'flying' | 'burst' | 'called-off';
}

/** A bet that is on board, as the flight knows it. */
export interface BoardedBet {
  roundId: bigint;
  /** The turn that its round rides on. */
  spinId: bigint;
  /** Who may end it, from whatever seat. */
  owner: string;
  /** What its player's number is made of. */
  player: string;
  slot: number;
  stakeMinor: Minor;
  /** Gets out by itself there. Undefined: by hand, or not at all. */
  target: number | undefined;
}

export const tableName = 'betsolutions 7001';
/** How long bets are taken, and how long a burst is looked at. */
export const bettingMs = 6_000;
export const pauseMs = 3_000;
/** Pages have found the next pilot by then. A flight that bursts sooner after a change of pilots is called off. */
const findAgainMs = 3_000;
/** A start that no pilot was there for is made up for, up to this late. After that the players have gone. */
const startLateMaxMs = 10_000;
/** What is left to bet and to come back before a start that was missed. */
export const lateStartMs = 2_000;

/** Whether a flight that another pilot has left flies on. */
export function fliesOn({ state, startsAt, burstsAt }: Flight, now: Date): boolean {
  if (state === 'open') return now.getTime() - startsAt.getTime() <= startLateMaxMs;
  return state === 'flying' && burstsAt.getTime() - now.getTime() > findAgainMs;
}
