import { hexOf } from '@harmattan/fair/seeds/hex';
import { chanceFrom, commitmentOf } from '@harmattan/fair/seeds/seeded-chance';
import { assert } from '@harmattan/kernel/assert';
import type { Random } from '@harmattan/kernel/random';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { changeSeeds } from './change-seeds.ts';
import { lookUntilFound } from './pairs.ts';
import { countUp, findCurrent, findLastRevealed, findPairs, lockHolder, type Pair } from './seeds-store.ts';

export { holderOf } from './holder.ts';

/** What a round is decided by. */
export interface TakenSeeds {
  seedId: bigint;
  nonce: number;
  commitment: string;
  clientSeed: string;
}

/** What its holder may know at any time. */
export interface ShownSeeds {
  commitment: string;
  clientSeed: string;
  /** How many rounds the pair has decided. */
  nonce: number;
  nextCommitment: string;
}

/** What a round is checked with. */
export interface Proof {
  commitment: string;
  clientSeed: string;
  /** In hexadecimal; null until the pair is laid aside. */
  serverSeed: string | null;
}

/** The seeds of the provably fair games. A server seed leaves in a proof of what is over, and in nothing else. */
export interface Seeds {
  /**
   * The pair in use and the next number of its rounds, for one round and no other. Call it in the transaction that stores the
   * round: until that ends, the lock keeps the pair in use, and afterwards the unfinished round does.
   */
  take(db: Queryable, holder: string): Promise<TakenSeeds>;
  chance(db: Queryable, seedId: bigint, nonce: number): Promise<Random>;
  show(holder: string): Promise<ShownSeeds>;
  /** Refuses while a round of the pair in use is unfinished. */
  change(holder: string, clientSeed: string): Promise<'changed' | 'busy'>;
  /** Of the pair that was laid aside last. */
  lastProof(holder: string): Promise<Proof | undefined>;
  proofsOf(db: Queryable, seedIds: Iterable<bigint>): Promise<Map<bigint, Proof>>;
}

export function createSeeds({ pool, random }: { pool: pg.Pool; random: Random }): Seeds {
  return {
    async take(db, holder) {
      await lockHolder(db, holder);
      const { id, nextNonce, serverSeed, clientSeed } = await lookUntilFound({ db, random, holder }, () =>
        countUp(db, holder),
      );
      assert(clientSeed !== undefined, 'a pair in use has both its halves');
      return { seedId: id, nonce: nextNonce - 1, commitment: commitmentOf(serverSeed), clientSeed };
    },

    async chance(db, seedId, nonce) {
      const [pair] = await findPairs(db, [seedId]);
      // The player knows a revealed seed, and with it every outcome.
      assert(pair?.state === 'used' && pair.clientSeed !== undefined, 'chance comes from a pair in use');
      assert(nonce < pair.nextNonce, 'the number of a round was taken before');
      return chanceFrom({ serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce });
    },

    async show(holder) {
      const { used, next } = await lookUntilFound({ db: pool, random, holder }, async () => {
        const pairs = await findCurrent(pool, holder);
        const used = pairs.find(({ state }) => state === 'used');
        const next = pairs.find(({ state }) => state === 'next');
        return used && next ? { used, next } : undefined;
      });
      return {
        commitment: commitmentOf(used.serverSeed),
        clientSeed: used.clientSeed ?? '',
        nonce: used.nextNonce,
        nextCommitment: commitmentOf(next.serverSeed),
      };
    },

    change: (holder, clientSeed) => changeSeeds({ pool, random }, holder, clientSeed),

    async lastProof(holder) {
      const pair = await findLastRevealed(pool, holder);
      return pair && toProof(pair);
    },

    async proofsOf(db, seedIds) {
      const pairs = await findPairs(db, [...new Set(seedIds)]);
      return new Map(pairs.map((pair) => [pair.id, toProof(pair)]));
    },
  };
}

function toProof({ serverSeed, clientSeed, state }: Pair): Proof {
  return {
    commitment: commitmentOf(serverSeed),
    clientSeed: clientSeed ?? '',
    serverSeed: state === 'revealed' ? hexOf(serverSeed) : null,
  };
}
