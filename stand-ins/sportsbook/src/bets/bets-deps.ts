import type { Clock } from '@harmattan/kernel/clock';
import type { Random } from '@harmattan/kernel/random';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Offer } from '../offer/offer.ts';
import type { ReferralLevels } from '../trading/index.ts';
import type { Wallets } from '../wallets.ts';
import type { Sender } from './sender.ts';

/** What the bets need of the offer. */
export type BetsOffer = Pick<Offer, 'match' | 'quote' | 'chanceOfAll' | 'onChange' | 'results' | 'markTaken' | 'judge'>;

/** What every step of a bet works with. */
export interface BetsDeps {
  pool: pg.Pool;
  clock: Clock;
  random: Random;
  offer: BetsOffer;
  wallets: Wallets;
  /** How long a bet on a match under way waits. */
  liveBetDelayMs: number;
  sender: Sender;
  /** From where on an operator looks at a slip, and for how long. */
  referrals: ReferralLevels & { seconds: number };
  log: FastifyBaseLogger;
}
