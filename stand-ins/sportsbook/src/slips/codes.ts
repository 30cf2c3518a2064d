import { createHash } from 'node:crypto';
import { type Random, randomBelow } from '@harmattan/kernel/random';
import type pg from 'pg';
import type { Pick } from '../contract/bets.ts';
import { deleteExpired, findCode, insertCode, renewCode } from './codes-store.ts';

/** Nothing that is taken for something else when it is read out or written by hand: no I, L, O, S, Z, 0, 1, 2, 5. */
const letters = 'ABCDEFGHJKMNPQRTUVWXY346789';
const codeLength = 7;
const triesMax = 10;
const codeShape = new RegExp(`^[${letters}]{${codeLength}}$`);

export interface Codes {
  make(picks: readonly Pick[]): Promise<string>;
  /** Undefined: there is no such code, or not any more. */
  load(code: string): Promise<Pick[] | undefined>;
}

export function createCodes({ pool, random }: { pool: pg.Pool; random: Random }): Codes {
  return {
    async make(picks) {
      const digest = createHash('sha256').update(JSON.stringify(picks)).digest();
      await deleteExpired(pool);
      for (let tries = 0; tries < triesMax; tries += 1) {
        const code = (await renewCode(pool, digest)) ?? (await insertCode(pool, { code: draw(random), picks, digest }));
        if (code) return code;
      }
      throw new Error('no free code was found');
    },
    load: async (code) => (codeShape.test(code) ? findCode(pool, code) : undefined),
  };
}

function draw(random: Random): string {
  return Array.from({ length: codeLength }, () => letters[randomBelow(random, letters.length)]).join('');
}
