import { createHash } from 'node:crypto';
import { type Random, randomBelow } from '@harmattan/kernel/random';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Pick } from '../contract/bets.ts';
import { deleteExpired, findCode, findCodeOf, insertCode, isCodeStopped, renewCode } from './codes-store.ts';

/** Nothing that is taken for something else when it is read out or written by hand: no I, L, O, S, Z, 0, 1, 2, 5. */
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789';
const codeLength = 7;
const triesMax = 10;
export const codeShape = new RegExp(`^[${letters}]{${codeLength}}$`);

export interface Codes {
  make(picks: readonly Pick[]): Promise<string>;
  /** Undefined: there is no such code, or not any more. */
  load(code: string): Promise<Pick[] | undefined>;
  /** Whether every slip of it would be refused. */
  isStopped(code: string, picks: readonly Pick[]): Promise<boolean>;
}

export function createCodes({ pool, random }: { pool: pg.Pool; random: Random }): Codes {
  return {
    async make(picks) {
      const digest = digestOf(picks);
      await deleteExpired(pool);
      for (let tries = 0; tries < triesMax; tries += 1) {
        const code = (await renewCode(pool, digest)) ?? (await insertCode(pool, { code: draw(random), picks, digest }));
        if (code) return code;
      }
      throw new Error('no free code was found');
    },
    load: (code) => loadCode(pool, code),
    isStopped: (code, picks) => isCodeStopped(pool, { code, picks }),
  };
}

/** Undefined: there is no such code, or not any more. */
export async function loadCode(db: Queryable, code: string): Promise<Pick[] | undefined> {
  return codeShape.test(code) ? findCode(db, code) : undefined;
}

/** The code that a slip of these picks is of; the page may name the one that it loaded. */
export function codeOfSlip(
  db: Queryable,
  { given, picks }: { given: string | undefined; picks: readonly Pick[] },
): Promise<string | undefined> {
  const plain = picks.map(({ match, market, outcome }) => ({ match, market, outcome }));
  return findCodeOf(db, { given, picks: plain, digest: digestOf(plain) });
}

function digestOf(picks: readonly Pick[]): Buffer {
  return createHash('sha256').update(JSON.stringify(picks)).digest();
}

function draw(random: Random): string {
  return Array.from({ length: codeLength }, () => letters[randomBelow(random, letters.length)]).join('');
}
