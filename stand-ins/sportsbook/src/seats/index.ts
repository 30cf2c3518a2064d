import { createHash } from 'node:crypto';
import { type Random, randomText } from '@harmattan/kernel/random';
import type { Language } from '@harmattan/process/stand-in/language';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Wallets } from '../wallets.ts';
import type { Seat } from './seat.ts';
import { deleteOldSeats, findSeatBySecret, insertSeat, leaveSeat } from './seats-store.ts';

export type { Seat } from './seat.ts';
export { findSeats } from './seats-store.ts';

const secretLength = 43;
const secretShape = /^[\w-]{43}$/;

export interface BookLaunch {
  token: string;
  /** Empty where the wire tells it later. */
  playerId: string;
  language: Language;
}

export type Taken = { status: 'taken'; secret: string } | { status: 'refused' | 'unreachable' };

/** Who is at the book. A seat is known to the browser by its secret and by nothing else. */
export interface Seats {
  take(supplier: BookName, launch: BookLaunch): Promise<Taken>;
  /** Undefined: there is none, its secret has expired, or the player has left it. */
  bySecret(secret: string): Promise<Seat | undefined>;
  /** Its secret opens nothing any more. What was bet there goes on. */
  leave(secret: string): Promise<void>;
  /** Deletes old seats without a slip. */
  forgetOld(): Promise<void>;
}

interface SeatDeps {
  pool: pg.Pool;
  random: Random;
  wallets: Wallets;
  currency: string;
  log: FastifyBaseLogger;
}

export function createSeats({ pool, random, wallets, currency, log }: SeatDeps): Seats {
  return {
    async take(supplier, { token, playerId, language }) {
      try {
        const opened = await wallets[supplier].open({ token, playerId, game: '', currency });
        if (opened.status === 'refused') {
          log.info({ supplier }, 'the wallet refused a launch');
          return { status: 'refused' };
        }
        const secret = randomText(random, secretLength);
        await insertSeat(pool, { supplier, language, wallet: opened.seat }, hashOf(secret));
        return { status: 'taken', secret };
      } catch (error) {
        log.warn({ supplier, err: error }, 'the wallet did not answer a launch');
        return { status: 'unreachable' };
      }
    },
    bySecret: async (secret) => (secretShape.test(secret) ? findSeatBySecret(pool, hashOf(secret)) : undefined),
    async leave(secret) {
      if (secretShape.test(secret)) await leaveSeat(pool, hashOf(secret));
    },
    forgetOld: () => deleteOldSeats(pool),
  };
}

/** The secrets are long and random, so a fast hash is enough to make a stolen table of them worthless. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
