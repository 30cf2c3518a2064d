import { useT } from '@harmattan/i18n/use-t';
import type { MutationResult } from '@harmattan/queries';
import type { FormEvent } from 'react';
import { refusalOf } from '../api/call-errors.ts';
import { useFailureText } from '../forms/use-failure-text.ts';
import { useForm } from '../forms/use-form.ts';
import { amountExample } from './amount-example.ts';
import { forgetDraft, useDraftAmount, useKeepDraft } from './cashier-draft.ts';
import { missingFields } from './missing-fields.ts';
import { isUnclear, type PaymentCall, type PaymentStatus } from './payment-failures.ts';
import { usePaymentFailureText } from './use-payment-failure-text.ts';
import type { PaymentRequest } from './use-payment-request.ts';
import { isAmount } from './wire-amount.ts';

/** Refusals that speak of the amount stand beside it. */
const amountRefusals: readonly PaymentStatus[] = [
  'AMOUNT_LESS_THEN_MIN_LIMIT',
  'AMOUNT_MORE_THEN_MAX_LIMIT',
  'INSUFFICIENT_AMOUNT',
];

interface PaymentForm<Values extends Record<string, string>, Data> {
  initial: Values;
  /** Everything else has to be filled in. */
  optional?: readonly (keyof Values & string)[];
  /** Asked for before the others. */
  first?: readonly (keyof Values & string)[];
  /** What is wrong with fields that are filled in. */
  check?: (values: Values) => { [Name in keyof Values]?: string | undefined };
  /** The field that a refusal speaks of, where it is not the amount. */
  fieldOf?: { [status in PaymentStatus]?: keyof Values & string };
  mutation: Pick<MutationResult<Data, Values>, 'mutate' | 'isPending'>;
  /** At each press, whatever comes of it: what was said of the press before is over. */
  onSubmit?: () => void;
  onSuccess: (data: Data, values: Values) => void;
  onFailure?: (failure: unknown) => void;
  /** The button that the form presses: what became of its last press is shown until the next one. */
  request?: PaymentRequest;
  /** A mere question may be asked again when no answer came. */
  movesMoney?: boolean;
}

/** A form that moves money: what all of them refuse before they ask, and how they tell of an answer. */
export function usePaymentForm<Values extends Record<string, string>, Data>({
  initial,
  optional = [],
  first = [],
  check,
  fieldOf = {},
  mutation: { mutate, isPending },
  onSubmit,
  onSuccess,
  onFailure,
  request,
  movesMoney = true,
}: PaymentForm<Values, Data>) {
  type Name = keyof Values & string;
  const t = useT();
  const paymentFailureText = usePaymentFailureText();
  const plainFailureText = useFailureText();
  const failureText = movesMoney ? paymentFailureText : plainFailureText;
  const draftAmount = useDraftAmount();
  const form = useForm(
    'amount' in initial && draftAmount !== undefined ? { ...initial, amount: draftAmount } : initial,
  );
  const { values, refuse, forgiveAll } = form;
  useKeepDraft(values.amount);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    onSubmit?.();
    const missing = missingFields(values, { optional, first });
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((name) => [name, t('message.please_fill_the_field')]));
      return refuse({ errors: errors as { [name in Name]?: string }, message: t('message.please_fill_all_fields') });
    }
    const isRefused = values.amount !== undefined && !isAmount(values.amount);
    const errors = {
      ...(isRefused && { amount: t('cashier.amount.refused', { example: amountExample }) }),
      ...check?.(values),
    };
    if (Object.values(errors).some((error) => error !== undefined)) return refuse({ errors });
    forgiveAll();
    mutate(values, { onSuccess: succeed, onError: tell });
  }

  function succeed(data: Data) {
    // What was sent is typed no more: a form that opens after it begins empty.
    if (movesMoney) forgetDraft();
    onSuccess(data, values);
  }

  function tell(failure: unknown) {
    const status = refusalOf<PaymentCall>(failure)?.status;
    const isOfAmount = status && amountRefusals.includes(status) && 'amount' in values;
    const name = (status && fieldOf[status]) ?? (isOfAmount ? 'amount' : undefined);
    const text = failureText(failure);
    // The outcome is asked for instead of this form, which comes back when it is known.
    if (movesMoney && request && isUnclear(failure)) return onFailure?.(failure);
    refuse(name === undefined ? { message: text } : { errors: { [name]: text } as { [name in Name]?: string } });
    onFailure?.(failure);
  }

  const notice = request?.notice && t(request.notice);
  return { ...form, message: form.message ?? (isPending ? undefined : notice), isPending, submit };
}
