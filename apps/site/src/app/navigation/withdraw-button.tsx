import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { useOnline } from '../../shared/device/use-online.ts';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import type { PendingWithdrawal } from '../polling/use-pending-withdrawal.ts';

/** While a withdrawal waits to be paid there can be no second one, but this one can still be called back. */
export function WithdrawButton({ pending }: { pending: PendingWithdrawal | undefined }) {
  const t = useT();
  const offlineReason = useOnline() ? undefined : t('shell.offline');
  if (pending) {
    return (
      <>
        <Button busy={pending.isCancelling} disabledReason={offlineReason} isReasonHidden onClick={pending.cancel}>
          {t('menu.cancel-order')}
        </Button>
        <StatusMessage failure={pending.failure} />
      </>
    );
  }
  if (offlineReason === undefined) return <ButtonLink href="/withdraw">{t('menu.withdraw')}</ButtonLink>;
  return (
    <Button disabledReason={offlineReason} isReasonHidden>
      {t('menu.withdraw')}
    </Button>
  );
}
