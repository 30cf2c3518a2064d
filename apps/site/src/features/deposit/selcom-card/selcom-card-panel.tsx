import { useT } from '@harmattan/i18n/use-t';
import { Checkbox } from '@harmattan/ui/checkbox';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { AskFirst } from '../../../shared/cashier/ask-first.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import { usePaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { useReasonText } from '../../../shared/cashier/use-reason-text.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { FoundDeposit } from '../found-deposit.tsx';
import { useFound } from '../use-found.ts';
import { useLeaving } from '../use-leaving.ts';
import { wrongBilling } from './billing-check.ts';
import { readSavedBilling, type SavedBilling, saveBilling } from './saved-billing.ts';
import styles from './selcom-card-panel.module.css';
import { type BillingForm, useSelcomCard } from './use-selcom-card.ts';

/** The gateway takes cards of one country only. */
const country = 'TZ';

const texts = {
  'too long': 'message.too_long',
  'no address': 'deposit.billing.email.wrong',
  'no number': 'deposit.billing.phone.wrong',
} as const;

export function SelcomCardPanel({ limit }: PanelProps) {
  const t = useT();
  const reasonText = useReasonText();
  const userName = useSession()?.user.userName ?? '';
  const [saved] = useState(() => readSavedBilling(userName));
  const [saveInfo, setSaveInfo] = useState(Object.keys(saved).length > 0);
  const [news, setNews] = useState<string>();
  const { isLeaving, leave } = useLeaving();
  const request = usePaymentRequest('deposit.selcom-card');
  const found = useFound(request, ({ step }) => {
    if (step?.kind === 'redirect') leave(step.redirectUrl);
    return step?.kind === 'redirect';
  });
  const { formRef, field, message, isPending, submit } = usePaymentForm({
    initial: { ...emptyForm(userName), ...saved },
    mutation: useSelcomCard(request, { saveInfo }),
    request,
    check: (form) =>
      Object.fromEntries(
        Object.entries(wrongBilling(detailsOf(form))).map(([name, problem]) => [name, t(texts[problem])]),
      ),
    onSuccess(answer, form) {
      saveBilling(userName, saveInfo ? detailsOf(form) : undefined);
      leave(answer.paymentUrl);
      setNews(reasonText(answer.message) || t('cashier.success'));
    },
  });

  if (found.id !== undefined) return <FoundDeposit id={found.id} onAgain={found.drop} />;
  return (
    <AskFirst request={request} onFound={found.take}>
      <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
        <p className={formStyles.text}>{t('deposit.billing.lead')}</p>
        <AmountChoice {...field('amount')} limit={limit} />
        <div className={styles.pairs}>
          <TextField label={t('deposit.billing.first')} autoComplete="given-name" {...field('firstName')} />
          <TextField label={t('deposit.billing.last')} autoComplete="family-name" {...field('lastName')} />
          <TextField
            label={t('deposit.billing.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...field('email')}
          />
          <TextField
            label={t('deposit.billing.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...field('phone')}
          />
          <TextField label={t('deposit.billing.address')} autoComplete="street-address" {...field('address')} />
          <TextField label={t('deposit.billing.city')} autoComplete="address-level2" {...field('city')} />
          <TextField label={t('deposit.billing.region')} autoComplete="address-level1" {...field('region')} />
          <TextField label={t('deposit.billing.post-code')} autoComplete="postal-code" {...field('postCode')} />
          <TextField
            label={t('deposit.billing.country')}
            readOnly
            value={`${t('deposit.billing.tanzania')} (${country})`}
            onValueChange={() => {}}
          />
        </div>
        <Checkbox label={t('deposit.billing.save')} checked={saveInfo} onCheckedChange={setSaveInfo} />
        <FormMessage kind="bad" text={message} />
        <FormMessage kind="good" text={isLeaving ? news : undefined} />
        <MoneySubmit text={t('deposit.billing.submit')} isPending={isPending || isLeaving} />
      </form>
    </AskFirst>
  );
}

function detailsOf({ amount: _amount, ...details }: BillingForm): SavedBilling {
  return details;
}

function emptyForm(userName: string): BillingForm {
  const prefix = brand.countryPrefix.replace('+', '');
  const phone = userName.startsWith(prefix) ? userName.slice(prefix.length) : userName;
  return {
    amount: '',
    firstName: '',
    lastName: '',
    email: '',
    phone,
    address: '',
    city: '',
    region: '',
    postCode: '',
  };
}
