import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { FactList } from '../../../shared/cashier/fact-list.tsx';
import { isUnclear } from '../../../shared/cashier/payment-failures.ts';
import { usePaymentFailureText } from '../../../shared/cashier/use-payment-failure-text.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { typedAmountText } from '../../../shared/cashier/wire-amount.ts';
import { FormMessage } from '../../../shared/form-message.tsx';
import { useOnline } from '../../../shared/use-online.ts';
import { useAskForDetails } from '../details-gate.tsx';
import { type BankWithdrawal, useBankWithdraw } from './use-bank-withdraw.ts';

interface ConfirmDialogProps {
  /** Open while there is one to confirm. */
  withdrawal: BankWithdrawal | undefined;
  request: PaymentRequest;
  onClose: () => void;
  onDone: () => void;
}

export function ConfirmDialog({ withdrawal, request, onClose, onDone }: ConfirmDialogProps) {
  const t = useT();
  const failureText = usePaymentFailureText();
  const askForDetails = useAskForDetails();
  const isOnline = useOnline();
  const { mutate, error, isPending, reset } = useBankWithdraw(request);

  function close() {
    // An answer that is on its way is waited for: it decides whether there is still something to confirm.
    if (isPending) return;
    reset();
    onClose();
  }

  function confirm() {
    if (!withdrawal) return;
    mutate(withdrawal, {
      onSuccess() {
        reset();
        onDone();
      },
      onError(failure) {
        askForDetails(failure);
        if (!isUnclear(failure)) return;
        // Whether there is still something to confirm is asked for, in place of the form below.
        reset();
        onClose();
      },
    });
  }

  return (
    <Dialog
      open={withdrawal !== undefined}
      title={t('withdraw.confirm.title')}
      onClose={close}
      closeText={t('withdraw.confirm.cancel')}
      actions={
        isPending ? (
          <p role="status">{t('cashier.sending')}</p>
        ) : (
          <>
            <Button onClick={close}>{t('withdraw.confirm.cancel')}</Button>
            <Button kind="primary" disabledReason={isOnline ? undefined : t('shell.offline')} onClick={confirm}>
              {t('withdraw.confirm.submit')}
            </Button>
          </>
        )
      }
    >
      {withdrawal && (
        <FactList
          facts={[
            { name: t('withdraw.bank.number'), value: withdrawal.accountNumber },
            { name: t('withdraw.confirm.amount'), value: typedAmountText(withdrawal.amount) },
            { name: t('withdraw.confirm.name'), value: withdrawal.accountName },
          ]}
        />
      )}
      <FormMessage kind="bad" text={error && !isPending ? failureText(error) : undefined} />
    </Dialog>
  );
}
