import { useState } from 'react';
import { isUnclear } from '../../../shared/cashier/payment-failures.ts';
import { usePaymentFailureText } from '../../../shared/cashier/use-payment-failure-text.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { useAskForDetails } from '../details-gate.tsx';
import { type BankWithdrawal, useBankWithdraw } from './use-bank-withdraw.ts';

interface ConfirmationOptions {
  withdrawal: BankWithdrawal | undefined;
  request: PaymentRequest;
  onClose: () => void;
  onDone: () => void;
}

/** Sends what the player confirms, with what they typed where the server asks once more who it is. */
export function useConfirmation({ withdrawal, request, onClose, onDone }: ConfirmationOptions) {
  const failureText = usePaymentFailureText();
  const askForDetails = useAskForDetails();
  const { mutate, isPending } = useBankWithdraw(request);
  const stepUp = useStepUp();
  const [failure, setFailure] = useState<unknown>();

  function forget() {
    setFailure(undefined);
    stepUp.forget();
  }

  function close() {
    // An answer that is on its way is waited for: it decides whether there is still something to confirm.
    if (isPending) return;
    forget();
    onClose();
  }

  function confirm() {
    if (!withdrawal || isPending) return;
    const proof = stepUp.proof();
    if (!proof) return;
    setFailure(undefined);
    mutate(
      { withdrawal, proof },
      {
        onSuccess() {
          forget();
          onDone();
        },
        onError(failure) {
          askForDetails(failure);
          if (!stepUp.take(failure)) setFailure(failure);
          if (!isUnclear(failure)) return;
          // Whether there is still something to confirm is asked for, in place of the form below.
          forget();
          onClose();
        },
      },
    );
  }

  return {
    ...{ stepUp, isPending, confirm, close },
    /** Of anything but what was typed here. */
    failure: failure === undefined ? undefined : failureText(failure),
  };
}
