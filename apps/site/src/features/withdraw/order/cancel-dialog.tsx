import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { queryClient } from '../../../shared/api/query-client.ts';
import { usePaymentFailureText } from '../../../shared/cashier/use-payment-failure-text.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useCancelWithdrawal } from '../../../shared/money/use-cancel-withdrawal.ts';
import { withdrawOrderKey } from './use-withdraw-order.ts';

interface CancelDialogProps {
  open: boolean;
  amount: string;
  onClose: () => void;
}

export function CancelDialog({ open, amount, onClose }: CancelDialogProps) {
  const t = useT();
  const failureText = usePaymentFailureText();
  const { mutate, error, isPending, reset } = useCancelWithdrawal();

  function close() {
    // An answer that is on its way is waited for: it decides whether there is still something to cancel.
    if (isPending) return;
    reset();
    onClose();
  }

  function cancel() {
    mutate(undefined, { onError: () => queryClient.invalidateQueries({ queryKey: withdrawOrderKey }) });
  }

  return (
    <Dialog
      open={open}
      title={t('withdraw.cancel.title')}
      onClose={close}
      closeText={t('shell.close')}
      actions={
        <>
          <Button onClick={close}>{t('withdraw.cancel.keep')}</Button>
          <Button kind="primary" busy={isPending} onClick={cancel}>
            {t('withdraw.cancel.submit')}
          </Button>
        </>
      }
    >
      <p>{t('withdraw.cancel.text', { amount })}</p>
      <FormMessage kind="bad" text={error ? failureText(error) : undefined} />
    </Dialog>
  );
}
