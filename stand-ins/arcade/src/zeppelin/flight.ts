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
  /** Who may end it, from whatever seat. */
  owner: string;
  slot: number;
  stakeMinor: Minor;
  /** Gets out by itself there. Undefined: by hand, or not at all. */
  target: number | undefined;
}

export const tableName = 'betsolutions 7001';
/** How long bets are taken, and how long a burst is looked at. */
export const bettingMs = 6_000;
export const pauseMs = 3_000;
