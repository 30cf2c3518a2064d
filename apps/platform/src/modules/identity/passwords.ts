import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashGate } from './hash-gate.ts';

/** Of argon2id; memory in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** What guidance for sign-in forms asks for. */
const productCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core stays free for everything else, and half of the four threads on which Node reads files, resolves names and compresses. */
const atOnceMax = Math.min(2, Math.max(1, availableParallelism() - 1));
/** A few seconds of work for one core: a player does not wait longer. */
const waitingMax = 100;

interface Urgency {
  /** Verified before what strangers ask for. */
  isUrgent: boolean;
}

/** Each throws `NotReady` where too many passwords wait already. */
export interface Passwords {
  hash(password: string, urgency: Urgency): Promise<string>;
  /** Without a hash, for a number that no player has, it takes just as long and says no. */
  matches(password: string, passwordHash: string | undefined, urgency: Urgency): Promise<boolean>;
}

export async function createPasswords(cost = productCost): Promise<Passwords> {
  const nobodys = await hash('the password of no account', cost);
  const gate = createHashGate({ atOnceMax, waitingMax });
  return {
    hash: (password, urgency) => gate.run(() => hash(password, cost), urgency),
    async matches(password, passwordHash, urgency) {
      const matched = await gate.run(() => verify(passwordHash ?? nobodys, password), urgency);
      return matched && passwordHash !== undefined;
    },
  };
}
