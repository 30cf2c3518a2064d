import { majorFromMinor } from '@harmattan/kernel/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Kudipal, payerPin } from '../kudipal/index.ts';
import { businessNumber, type MobileMoney, type Operator, operators } from '../mobile-money/index.ts';
import { amount, number, onGet, onPost } from './calls.ts';
import type { Problem } from './contract.ts';

const code = z.string().transform((text) => text.replaceAll(' ', ''));
const bill = z.object({
  number,
  business: z.string(),
  reference: z
    .string()
    .trim()
    .min(1, 'no reference' satisfies Problem)
    .max(40),
  amount,
  operator: z.enum(Object.keys(operators) as [Operator, ...Operator[]]),
});
const dialProblems = { 'paid before': 'used code', 'wrong pin': 'wrong pin', unknown: 'unknown code' } as const;

/** Dialling a code, and paying a bill by hand. */
export function serveDial(app: FastifyInstance, { kudipal, selcom }: { kudipal: Kudipal; selcom: MobileMoney }): void {
  const billOf = ({ number, operator, reference, amount }: z.output<typeof bill>) => ({
    number,
    operator,
    utilityref: reference,
    amountMinor: amount,
  });
  onGet(app, 'dial', z.object({ code }), async ({ code }) => {
    const charge = await kudipal.lookUpDialled(code);
    return charge
      ? { payee: 'Harmattan', amount: majorFromMinor(charge.amountMinor) }
      : { problem: dialProblems.unknown };
  });
  onPost(app, 'dial', z.object({ number, code, pin: z.string() }), async ({ number, code, pin }) => {
    const outcome = await kudipal.payDialled({ number, text: code, pin });
    return outcome === 'paid' ? { outcome } : { problem: dialProblems[outcome] };
  });
  onPost(app, 'bill/look', bill, async (given) => {
    if (given.business !== businessNumber) return { problem: 'no such business' };
    const found = await selcom.lookUpBill(billOf(given));
    return 'name' in found ? found : { problem: 'business refuses', why: found.problem };
  });
  onPost(app, 'bill', bill.extend({ pin: z.string() }), async (given) => {
    if (given.business !== businessNumber) return { problem: 'no such business' };
    if (given.pin !== payerPin) return { problem: 'wrong pin' };
    const result = await selcom.payBill(billOf(given));
    return result.outcome === 'paid' ? result : { problem: 'not paid', why: result.why };
  });
}
