import { isTooLong } from '../../../shared/forms/is-too-long.ts';
import type { BillingForm } from './use-selcom-card.ts';

type BillingField = Exclude<keyof BillingForm, 'amount'>;
type Problem = 'too long' | 'no address' | 'no number';

/** As the server reads an address: quoted names and addresses without a domain are refused there too. */
const emailAddress =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const textLengthMax = 200;
const phoneDigitsMax = 15;

/** What the server would refuse, said beside its field. */
export function wrongBilling(form: Omit<BillingForm, 'amount'>): Partial<Record<BillingField, Problem>> {
  const { email, phone, ...texts } = form;
  const digits = digitsOf(phone);
  const tooLong = Object.entries(texts).filter(([, text]) => isTooLong(text, textLengthMax));
  return {
    ...Object.fromEntries(tooLong.map(([name]) => [name, 'too long'])),
    ...(isTooLong(email, textLengthMax) && { email: 'too long' }),
    ...(!emailAddress.test(email.trim()) && { email: 'no address' }),
    ...((digits === '' || digits.length > phoneDigitsMax) && { phone: 'no number' }),
  };
}

/** As the call wants it. */
export function wireBilling<Form extends Omit<BillingForm, 'amount'>>(form: Form): Form {
  return { ...form, email: form.email.trim(), phone: digitsOf(form.phone) };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
