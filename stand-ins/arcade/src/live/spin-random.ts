import { chanceFrom } from '@harmattan/fair/seeds/seeded-chance';
import type { Random } from '@harmattan/kernel/random';
import type { Spin } from './spin.ts';

type Seeded = Pick<Spin, 'tableName' | 'number' | 'seed'>;

/** All chance of a turn, from its seed. Each call returns the same stream from its beginning. */
export function spinRandom({ tableName, number, seed }: Seeded): Random {
  return chanceFrom({ serverSeed: seed, clientSeed: tableName, nonce: number });
}

/** What is announced before the betting must say nothing of the outcome: another stream. */
export function setupRandom({ tableName, number, seed }: Seeded): Random {
  return chanceFrom({ serverSeed: seed, clientSeed: `${tableName}:setup`, nonce: number });
}
