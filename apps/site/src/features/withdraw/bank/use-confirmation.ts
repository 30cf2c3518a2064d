import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { isUnclear } from '../../../shared/cashier/payment-failures.ts';
import { usePaymentFailureText } from '../../../shared/cashier/use-payment-failure-text.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { useAskForDetails } from '../details-gate.tsx';
import { isWrongProof, type StepUp, stepUpOf } from './step-up.ts';
import { type BankWithdrawal, useBankWithdraw } from './use-bank-withdraw.ts';

interface ConfirmationOptions {
  withdrawal: BankWithdrawal | undefined;
  request: PaymentRequest;
  onClose: () => void;
  onDone: () => void;
}

/** Sends what the player confirms, with what they typed where the server asks once more who it is. */
export function useConfirmation({ withdrawal, request, onClose, onDone }: ConfirmationOptions) {
  const t = useT();
  const failureText = usePaymentFailureText();
  const askForDetails = useAskForDetails();
  const { mutate, error, isPending, reset } = useBankWithdraw(request);
  const [stepUp, setStepUp] = useState<StepUp>();
  const [proof, setProof] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function forget() {
    reset();
    setStepUp(undefined);
    setProof('');
    setIsMissing(false);
  }

  function close() {
    // An answer that is on its way is waited for: it decides whether there is still something to confirm.
    if (isPending) return;
    forget();
    onClose();
  }

  function confirm() {
    if (!withdrawal || isPending) return;
    const isEmpty = stepUp !== undefined && proof === '';
    setIsMissing(isEmpty);
    if (isEmpty) return;
    const typed = stepUp === 'code' ? { stepUpCode: proof } : { password: proof };
    mutate(stepUp ? { ...withdrawal, ...typed } : withdrawal, {
      onSuccess() {
        forget();
        onDone();
      },
      onError(failure) {
        askForDetails(failure);
        setStepUp((asked) => stepUpOf(failure) ?? asked);
        if (!isUnclear(failure)) return;
        // Whether there is still something to confirm is asked for, in place of the form below.
        forget();
        onClose();
      },
    });
  }

  const text = error && !isPending && !stepUpOf(error) ? failureText(error) : undefined;
  const wrongText = isWrongProof(error) ? text : undefined;
  return {
    ...{ stepUp, proof, setProof, isPending, confirm, close },
    proofError: isMissing ? t('message.please_fill_the_field') : wrongText,
    /** Of anything but what was typed here. */
    failure: isWrongProof(error) ? undefined : text,
  };
}
