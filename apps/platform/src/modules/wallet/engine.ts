import type { Answer, Operation } from './operations.ts';

/** An operation with what the database needs of it besides. */
export interface Prepared {
  operation: Operation;
  houseId: number | undefined;
  fingerprint: string;
}

/** How commands get decided and written: in batches, or one transaction each. */
export interface Engine {
  /** The legs of one player, which succeed or fail together. */
  submit(legs: Prepared[]): Promise<Answer[]>;
  /** Whether the next command would be refused for want of room. */
  isFull(): boolean;
  /** Settles once everything that was accepted has its answer. */
  close(): Promise<void>;
}
