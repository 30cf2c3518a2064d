import { z } from 'zod';
import { wireBalance, wireFee } from './list-amounts.ts';
import { envelope } from './mobile-money.ts';
import { wireAmount } from './wire-amount.ts';

/**
 * What a gateway for mobile wallets did for us, and what it holds. `vendor/balance` is Selcom's. The statement is an assumption: Selcom
 * sends it as a file, so it is modelled on the gateway's own envelope, with pages that count from 1 and end with an empty one.
 */
export const mobileListPaths = {
  balance: '/v1/vendor/balance',
  statement: ({ from, to, page }: { from: string; to: string; page: number }) =>
    `/v1/vendor/statement?${new URLSearchParams({ fromdate: from, todate: to, page: String(page) })}`,
};

export const mobileBalanceRequest = z.object({ transid: z.string(), vendor: z.string(), pin: z.string() });
export const mobileBalanceAnswer = envelope(z.object({ balance: wireBalance }));

/** `transid` names C2B payments and cash-ins, and the order of a checkout; `of` names what is charged back or refunded. */
const mobileStatementLine = z.object({
  transid: z.string(),
  type: z.enum(['C2B', 'CHECKOUT', 'CASHIN', 'SETTLEMENT', 'CHARGEBACK', 'REFUND']),
  of: z.string().optional(),
  amount: wireAmount,
  charge: wireFee,
  resultcode: z.string(),
  creation_date: z.string(),
});
export type MobileStatementLine = z.output<typeof mobileStatementLine>;
export const mobileStatementAnswer = envelope(mobileStatementLine);
