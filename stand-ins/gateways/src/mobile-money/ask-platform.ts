import { type C2bAnswer, type C2bPayment, c2bAnswer, c2bLookup, c2bValidation } from '@harmattan/wires/selcom';
import { z } from 'zod';
import { postToPlatform } from '../hooks/index.ts';
import type { MobileDeps } from './mobile-deps.ts';
import type { Payment } from './mobile-store.ts';

export type Asked = Pick<Payment, 'operator' | 'reference' | 'transid' | 'utilityref' | 'number' | 'amountMinor'>;

/** Who would be paid. Undefined when the platform gives no proper answer. */
export function lookUp(deps: MobileDeps, payment: Asked): Promise<C2bAnswer | undefined> {
  return ask(deps, 'lookup', z.encode(c2bLookup, callOf(payment)));
}

/** Whether the platform takes the payment. Undefined when it gives no proper answer, and then the payer keeps the money. */
export function validate(deps: MobileDeps, payment: Asked): Promise<C2bAnswer | undefined> {
  return ask(deps, 'validation', z.encode(c2bValidation, callOf(payment)));
}

export function callOf(payment: Asked, amountMinor = payment.amountMinor): C2bPayment {
  return {
    operator: payment.operator,
    reference: payment.reference,
    transid: payment.transid,
    utilityref: payment.utilityref,
    msisdn: payment.number,
    amount: amountMinor,
  };
}

async function ask(deps: MobileDeps, what: string, body: object): Promise<C2bAnswer | undefined> {
  const answer = await postToPlatform(`${deps.platformUrl}/hooks/${deps.gateway}/c2b/${what}`, {
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${deps.c2bToken}` },
  });
  if (answer?.status !== 200) return undefined;
  try {
    return c2bAnswer.safeParse(JSON.parse(answer.body)).data;
  } catch {
    return undefined;
  }
}
