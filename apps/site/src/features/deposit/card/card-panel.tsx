import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { FormMessage } from '../../../shared/form-message.tsx';
import { refreshMoney } from '../../../shared/refresh-money.ts';
import { DepositProgress } from '../deposit-progress.tsx';
import { useLeaving } from '../use-leaving.ts';
import { AddressStep } from './address-step.tsx';
import { type CardAnswer, type CardTexts, noCard, type OpenCharge } from './card.ts';
import { DetailsStep } from './details-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { PinStep } from './pin-step.tsx';

/** The bank says with each answer what it wants next; nothing of the card outlives the last one. */
export function CardPanel({ limit }: PanelProps) {
  const t = useT();
  const [charge, setCharge] = useState<OpenCharge>();
  const [doneId, setDoneId] = useState<string>();
  const { isLeaving, leave } = useLeaving();

  function follow(answer: CardAnswer, card: CardTexts) {
    if (answer.errorMessage === '') {
      setDoneId(answer.id);
      setCharge(undefined);
      refreshMoney();
    } else if (answer.errorMessage === 'redirect') {
      setCharge({ card: noCard, answer });
      leave(answer.redirectUrl ?? '');
    } else {
      setCharge({ card, answer });
    }
  }

  function restart() {
    setCharge(undefined);
    setDoneId(undefined);
  }

  if (doneId !== undefined) {
    return (
      <DepositProgress id={doneId} onAgain={restart}>
        <FormMessage kind="good" text={t('cashier.success')} />
      </DepositProgress>
    );
  }
  if (isLeaving) return <MoneySubmit text="" pendingText={t('deposit.card.leaving')} isPending />;
  const step = charge && { charge, onBack: restart, onNext: (answer: CardAnswer) => follow(answer, charge.card) };
  switch (charge?.answer.errorMessage) {
    case 'pin':
      return step && <PinStep {...step} />;
    case 'otp':
      return step && <OtpStep {...step} />;
    case 'avs_noauth':
      return step && <AddressStep {...step} />;
    default:
      return <DetailsStep limit={limit} onNext={follow} />;
  }
}
