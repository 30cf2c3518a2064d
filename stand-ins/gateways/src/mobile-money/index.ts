import { createDueWorker } from '@harmattan/process/due-worker';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { StaySilent } from '../plumbing/stay-silent.ts';
import { endCashIn } from './cash-in.ts';
import { approve, type Bill, type CollectOutcome, lookUpBill, payBill, refuse } from './collect.ts';
import type { MobileDeps } from './mobile-deps.ts';
import { serveMobileMoney } from './mobile-routes.ts';
import {
  failExpired,
  hasDue,
  listDuePayouts,
  listPayouts,
  listPushes,
  type Payment,
  type Payout,
} from './mobile-store.ts';
import { serveStatement } from './statement-routes.ts';

export { c2bSender, type MobileDeps } from './mobile-deps.ts';
export { envelopeOf, malformed, serveSigned } from './mobile-routes.ts';
export { businessNumber, type Operator, operators } from './operators.ts';

const lookEveryMs = 1_000;

/** What a gateway for mobile wallets does: pushes and bills in, pay-outs out. Selcom and FastHub are two of them. */
export interface MobileMoney {
  serve(app: FastifyInstance): void;
  /** Those that wait for the number's owner, newest first. */
  pushesOf(number: string): Promise<Payment[]>;
  approve(transid: string): Promise<CollectOutcome>;
  /** False when it had been decided before. */
  refuse(transid: string): Promise<boolean>;
  lookUpBill(bill: Bill): Promise<{ name: string } | { problem: string }>;
  payBill(bill: Bill): Promise<CollectOutcome>;
  payoutsOf(number: string): Promise<Payout[]>;
  /** False when it had ended before. */
  endPayout(transid: string, state: 'paid' | 'failed'): Promise<boolean>;
  start(): void;
  stop(): Promise<void>;
}

export function createMobileMoney(deps: MobileDeps & { staySilent: StaySilent; log: FastifyBaseLogger }): MobileMoney {
  const worker = createDueWorker({
    ...{ pool: deps.pool, clock: deps.clock, everyMs: lookEveryMs, isDue: hasDue(deps.gateway) },
    async runNext() {
      await failExpired(deps.pool);
      const due = await listDuePayouts(deps.pool, deps.gateway);
      for (const { transid } of due) await endCashIn(deps, transid, 'paid');
    },
    onError: (error) => deps.log.warn({ err: error }, 'what was due could not be done'),
  });
  return {
    serve(app) {
      serveMobileMoney(app, deps);
      serveStatement(app, deps);
    },
    pushesOf: (number) => listPushes(deps.pool, deps.gateway, number),
    approve: (transid) => approve(deps, transid),
    refuse: (transid) => refuse(deps, transid),
    lookUpBill: (bill) => lookUpBill(deps, bill),
    payBill: (bill) => payBill(deps, bill),
    payoutsOf: (number) => listPayouts(deps.pool, deps.gateway, number),
    endPayout: (transid, state) => endCashIn(deps, transid, state),
    start: worker.start,
    stop: worker.stop,
  };
}
