import type { Present } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Market } from '@harmattan/kernel/markets/market';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Switches } from '../switches/index.ts';
import type { TraitHasher, Traits } from './traits.ts';

/** What every use case of the module works with. */
export interface BreaksDeps {
  pool: pg.Pool;
  clock: Present;
  ids: Ids;
  log: Log;
  bus: Bus;
  outbox: Outbox;
  rules: Market['breaks'];
  hasher: TraitHasher;
  switches: Pick<Switches, 'turnOff' | 'listOf'>;
  confirmPlayer(session: { sessionId: string; playerId: bigint }, proof: Proof): Promise<'confirmed' | ConfirmProblem>;
  /** What is known of a player now. */
  traitsOf(playerId: bigint): Promise<Traits>;
  /** Accounts of which one of the traits is known, devices left out. */
  playersBy(traits: Traits): Promise<bigint[]>;
  /** Undefined for what is no national identity number. */
  keyOfNin(text: string): string | undefined;
  /** Other accounts on the player's devices. */
  sharersOf(playerId: bigint): Promise<bigint[]>;
  /** In the transaction of the appeal. */
  openAppeal(transaction: pg.PoolClient, appeal: { playerId: bigint; text: string; key: string }): Promise<void>;
  /** Once for a player and a person. */
  openReview(review: { playerId: bigint; personId: string; otherPlayerId: bigint | null }): Promise<void>;
}

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

export type ConfirmProblem =
  | 'password needed'
  | 'code needed'
  | 'password or text needed'
  | 'wrong password'
  | 'wrong code'
  | 'wrong text'
  | 'too many attempts';

/** What is off during a break. The player signs in, reads and withdraws. */
export const offInBreak = ['play', 'deposit', 'marketing'] as const;
