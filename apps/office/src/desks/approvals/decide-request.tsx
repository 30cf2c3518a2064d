import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { WaitingApproval } from './use-approvals.ts';

export interface Decision {
  request: WaitingApproval;
  approve: boolean;
}

interface DecideRequestProps extends Decision {
  onClose: () => void;
}

export function DecideRequest({ request, approve, onClose }: DecideRequestProps) {
  const t = useT();
  const queries = useQueryClient();
  const amountText = useAmountText();
  const { id, kind, amount, userName, maker } = request;
  const words = {
    maker,
    what: [serverWord('approvals.kind', kind), amount !== null && amountText(amount), userName]
      .filter(Boolean)
      .join(', '),
  };
  const word = approve ? 'approve' : 'refuse';

  async function decide(comment: string) {
    try {
      const { state } = await call('POST Approvals/Decide', { body: { id, approve, comment } });
      showToast({ kind: 'good', text: t(`approvals.done.${state}`, words) });
      onClose();
    } finally {
      void queries.invalidateQueries();
    }
  }

  return (
    <DecisionDialog
      title={t(`approvals.${word}.title`)}
      confirmText={t(`approvals.${word}`)}
      onClose={onClose}
      onConfirm={decide}
    >
      <p>{t(`approvals.${word}.text`, words)}</p>
    </DecisionDialog>
  );
}
