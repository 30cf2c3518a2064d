import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { FactList } from '../../../shared/cashier/fact-list.tsx';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { typedAmountText, wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { useOnline } from '../../../shared/device/use-online.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { StepUpForm } from '../../../shared/step-up/step-up-form.tsx';
import { QuoteSummary } from '../quote-summary.tsx';
import { type QuoteWish, useQuote } from '../use-quote.ts';
import type { BankWithdrawal } from './use-bank-withdraw.ts';
import { useConfirmation } from './use-confirmation.ts';

interface ConfirmDialogProps {
  /** Open while there is one to confirm. */
  withdrawal: BankWithdrawal | undefined;
  request: PaymentRequest;
  onClose: () => void;
  onDone: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { withdrawal } = props;
  const t = useT();
  const isOnline = useOnline();
  const { data: quote, error: quoteError } = useQuote(withdrawal && quoteWishOf(withdrawal));
  const { stepUp, failure, isPending, confirm, close } = useConfirmation(props);
  return (
    <Dialog
      open={withdrawal !== undefined}
      title={t('withdraw.confirm.title')}
      onClose={close}
      closeText={t('shell.close')}
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
      {quote ? (
        <QuoteSummary quote={quote} />
      ) : (
        <p role="status">{t(quoteError ? 'withdraw.quote.failed' : 'withdraw.quote.asking')}</p>
      )}
      <StepUpForm stepUp={stepUp} hint={t('withdraw.step-up.text')} onSubmit={confirm} />
      <FormMessage kind="bad" text={failure} />
    </Dialog>
  );
}

function quoteWishOf(withdrawal: BankWithdrawal): QuoteWish {
  const about = { viewName: 'KudipalWithdraw', amount: wireAmount(withdrawal.amount) } as const;
  if ('savedId' in withdrawal) return { ...about, savedId: withdrawal.savedId };
  const { accountNumber, code, accountName } = withdrawal;
  return { ...about, account: { accountNumber, code, accountName } };
}
