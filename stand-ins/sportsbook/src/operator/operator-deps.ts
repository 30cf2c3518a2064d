import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import type { Bets } from '../bets/index.ts';
import type { WholeOffer } from '../offer/index.ts';
import type { ReferralLevels } from '../trading/index.ts';

/** What the operator's calls work with. */
export interface OperatorDeps {
  pool: pg.Pool;
  offer: Pick<WholeOffer, 'held' | 'search' | 'suspend' | 'resume' | 'amend' | 'judge'>;
  bets: Pick<Bets, 'voidForOperator'>;
  referrals: ReferralLevels & { seconds: number };
  secret: string;
  /** Of the machine: what is signed is not older than the clocks of both sides. */
  clock: Pick<Clock, 'now'>;
}
