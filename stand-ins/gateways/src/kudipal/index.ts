import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import { createWorker } from '@harmattan/process/worker';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { StaySilent } from '../plumbing/stay-silent.ts';
import { accountsBank } from './banks.ts';
import { doDueWork } from './do-due-work.ts';
import type { KudipalDeps } from './kudipal-deps.ts';
import { serveKudipal } from './kudipal-routes.ts';
import { hasLateTransfers, listAccounts } from './kudipal-store.ts';
import { chargeBackDue, settleDay } from './list-store.ts';
import { type DialOutcome, lookUpDialled, payDialled } from './pay-dialled.ts';
import { endPayout } from './pay-out.ts';
import { hasDuePayouts, listPayouts, type Payout } from './payout-store.ts';
import { sendTransfer, type TransferHow } from './send-transfer.ts';
import { chargedBackCard } from './test-cards.ts';

export { hookSender as kudipalSender } from './kudipal-deps.ts';
export { payerPin } from './payer-pin.ts';
export { type CardName, testCards } from './test-cards.ts';

const lookEveryMs = 500;
const accountEveryMs = 5_000;

export interface OpenAccount {
  accountNumber: string;
  bank: string;
  amountMinor: bigint;
  /** The name that a payer's bank shows. */
  holder: string;
  isOpen: boolean;
}

/** Kudipal, in Flutterwave's wire: cards, accounts for one payment, USSD codes and pay-outs to banks. */
export interface Kudipal {
  serve(app: FastifyInstance): void;
  accountsOf(number: string): Promise<OpenAccount[]>;
  sendTransfer(transfer: {
    accountNumber: string;
    amountMinor: bigint;
    how: TransferHow;
  }): ReturnType<typeof sendTransfer>;
  /** What a code would pay; undefined for one that the bank does not know. */
  lookUpDialled(text: string): Promise<{ amountMinor: bigint } | undefined>;
  payDialled(payment: { number: string; text: string; pin: string }): Promise<DialOutcome>;
  payoutsOf(number: string): Promise<Payout[]>;
  /** False when it had ended before. */
  endPayout(reference: string, end: 'SUCCESSFUL' | 'FAILED'): Promise<boolean>;
  start(): void;
  stop(): Promise<void>;
}

export function createKudipal(deps: KudipalDeps & { staySilent: StaySilent; log: FastifyBaseLogger }): Kudipal {
  const worker = createDueWorker({
    ...{ pool: deps.pool, clock: deps.clock, everyMs: lookEveryMs },
    isDue: sql`${hasDuePayouts} or ${hasLateTransfers}`,
    runNext: () => doDueWork(deps),
    onError: (error) => deps.log.warn({ err: error }, 'what was due could not be done'),
  });
  const accounting = createWorker({
    clock: deps.clock,
    pollMs: accountEveryMs,
    async runNext() {
      await chargeBackDue(deps.pool, chargedBackCard);
      await settleDay(deps.pool);
    },
    onError: (error) => deps.log.warn({ err: error }, 'chargebacks and settlements could not be made'),
  });
  return {
    serve: (app) => serveKudipal(app, deps),
    async accountsOf(number) {
      const charges = await listAccounts(deps.pool, number);
      return charges.flatMap(({ accountNumber, accountName, amountMinor, isOpen }) =>
        accountNumber ? [{ accountNumber, bank: accountsBank, holder: accountName ?? '', amountMinor, isOpen }] : [],
      );
    },
    sendTransfer: (transfer) => sendTransfer(deps, transfer),
    lookUpDialled: (text) => lookUpDialled(deps, text),
    payDialled: (payment) => payDialled(deps, payment),
    payoutsOf: (number) => listPayouts(deps.pool, number),
    endPayout: (reference, end) => endPayout(deps, reference, end),
    start() {
      worker.start();
      accounting.start();
    },
    async stop() {
      await Promise.all([worker.stop(), accounting.stop()]);
    },
  };
}
