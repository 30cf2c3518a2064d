import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { AskFirst, type FoundPayment } from '../../../shared/cashier/ask-first.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { refreshMoney } from '../../../shared/money/refresh-money.ts';
import { DepositProgress } from '../deposit-progress.tsx';
import { FoundDeposit } from '../found-deposit.tsx';
import { useLeaving } from '../use-leaving.ts';
import { AddressStep } from './address-step.tsx';
import { type CardAnswer, type CardTexts, foundCharge, hasCard, noCard, type OpenCharge } from './card.ts';
import { FirstStep } from './first-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { PinStep } from './pin-step.tsx';
import type { StepProps } from './step-props.ts';

/** The bank says with each answer what it wants next; nothing of the card outlives the last one. */
export function CardPanel({ limit }: PanelProps) {
  const t = useT();
  const request = usePaymentRequest('deposit.card');
  const [charge, setCharge] = useState<OpenCharge>();
  const [done, setDone] = useState<{ id: string; isCredited: boolean }>();
  const { isLeaving, leave } = useLeaving();

  function follow(answer: CardAnswer, card: CardTexts) {
    if (answer.errorMessage === '') {
      setDone({ id: answer.id, isCredited: true });
      setCharge(undefined);
      refreshMoney();
    } else if (answer.errorMessage === 'redirect') {
      setCharge({ card: noCard, answer });
      leave(answer.redirectUrl ?? '');
    } else {
      setCharge({ card, answer });
    }
  }

  function take(payment: FoundPayment) {
    const found = payment.state === 'waiting' ? foundCharge(payment) : undefined;
    if (found) {
      const isAskedAgain = charge?.answer.errorMessage === found.answer.errorMessage;
      request.goOn(isAskedAgain ? 'deposit.card.not-taken' : undefined);
      setCharge({ ...found, card: charge?.card ?? found.card });
    } else if (payment.step?.kind === 'redirect') {
      request.end();
      leave(payment.step.redirectUrl);
    } else {
      // While the bank decides, the key stays, so that a reload comes back to this.
      if (payment.state === 'waiting') request.goOn();
      else request.end();
      setDone({ id: payment.id, isCredited: false });
      setCharge(undefined);
    }
  }

  function restart() {
    request.end();
    setCharge(undefined);
    setDone(undefined);
  }

  if (done?.isCredited) {
    return (
      <DepositProgress id={done.id} isNew onAgain={restart}>
        <FormMessage kind="good" text={t('cashier.success')} />
      </DepositProgress>
    );
  }
  if (done) return <FoundDeposit id={done.id} onAgain={restart} onOver={() => request.end()} />;
  if (isLeaving) return <MoneySubmit text="" pendingText={t('deposit.card.leaving')} isPending />;
  const step = charge && { charge, request, onBack: restart, onNext: follow };
  return (
    <AskFirst request={request} onFound={take}>
      {step && charge.answer.errorMessage !== 'redirect' ? (
        <CardStep key={`${charge.answer.errorMessage} ${hasCard(charge.card)}`} {...step} />
      ) : (
        <FirstStep limit={limit} request={request} onNext={follow} />
      )}
    </AskFirst>
  );
}

function CardStep(step: StepProps) {
  switch (step.charge.answer.errorMessage) {
    case 'pin':
      return <PinStep {...step} />;
    case 'otp':
      return <OtpStep {...step} />;
    default:
      return <AddressStep {...step} />;
  }
}
