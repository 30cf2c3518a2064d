import { useState } from 'react';
import { AskFirst } from '../../../shared/cashier/ask-first.tsx';
import { forgetDraft } from '../../../shared/cashier/cashier-draft.ts';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { useSavedChoice } from '../use-saved-choice.ts';
import { useWithdrawalRequest } from '../use-withdrawal-request.ts';
import { AccountForm } from './account-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SavedForm } from './saved-form.tsx';
import type { BankWithdrawal } from './use-bank-withdraw.ts';

/** To an account that is typed, or to one that was paid before. */
export function BankPanel(props: PanelProps) {
  const { chosen, choose } = useSavedChoice();
  const [confirming, setConfirming] = useState<BankWithdrawal>();
  const { request, take, isDone, setIsDone } = useWithdrawalRequest('bank');
  const [sentCount, setSentCount] = useState(0);
  const saved = chosen?.viewName === props.method.viewName ? chosen : undefined;
  const form = {
    ...{ ...props, request, isDone },
    onSubmit: () => setIsDone(false),
    onConfirm: setConfirming,
  };

  function finish() {
    // What was typed goes with the form.
    forgetDraft();
    setSentCount(sentCount + 1);
    setConfirming(undefined);
    setIsDone(true);
  }

  return (
    <AskFirst request={request} onFound={take}>
      {saved ? (
        <SavedForm key={`${saved.id} ${sentCount}`} {...form} account={saved} onOther={() => choose(undefined)} />
      ) : (
        <AccountForm key={sentCount} {...form} />
      )}
      <ConfirmDialog
        withdrawal={confirming}
        request={request}
        onClose={() => setConfirming(undefined)}
        onDone={finish}
      />
    </AskFirst>
  );
}
