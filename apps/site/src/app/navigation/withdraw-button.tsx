import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { useOnline } from '../../shared/device/use-online.ts';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { usePendingWithdrawal } from '../../shared/money/pending-withdrawal.ts';
import { useCancelWithdrawal } from '../../shared/money/use-cancel-withdrawal.ts';

/** Withdraw; Cancel order until a withdrawal is sent; then the way to its timeline, until it has ended. */
export function WithdrawButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const t = useT();
  const pending = usePendingWithdrawal();
  const { mutate, isPending: isCanceling, error } = useCancelWithdrawal();
  const offlineReason = useOnline() ? undefined : t('shell.offline');
  return (
    <>
      {pending === 'can be canceled' ? (
        <Button size={size} busy={isCanceling} disabledReason={offlineReason} isReasonHidden onClick={() => mutate()}>
          {t('menu.cancel-order')}
        </Button>
      ) : (
        <WithdrawLink size={size} offlineReason={offlineReason}>
          {t(pending === 'on its way' ? 'menu.on-its-way' : 'menu.withdraw')}
        </WithdrawLink>
      )}
      <StatusMessage failure={error} />
    </>
  );
}

interface WithdrawLinkProps {
  size: 'small' | 'medium';
  offlineReason: string | undefined;
  children: string;
}

function WithdrawLink({ size, offlineReason, children }: WithdrawLinkProps) {
  if (offlineReason === undefined) {
    return (
      <ButtonLink size={size} href="/withdraw">
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button size={size} disabledReason={offlineReason} isReasonHidden>
      {children}
    </Button>
  );
}
