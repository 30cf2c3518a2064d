import { Button } from '@harmattan/ui/button';
import { CopyButton } from '@harmattan/ui/copy-button';
import { Dialog } from '@harmattan/ui/dialog';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [secret, setSecret] = useState<string>();
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
      const { state, authenticator } = await call('POST Approvals/Decide', { body: { id, approve, comment } });
      showToast({ kind: 'good', text: t(`approvals.done.${state}`, words) });
      if (authenticator === undefined) onClose();
      else setSecret(authenticator);
    } finally {
      void queries.invalidateQueries();
    }
  }

  if (secret !== undefined) return <AppSecret secret={secret} subject={request.subject} onClose={onClose} />;
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

/** The approver alone is shown it, and once. */
function AppSecret({ secret, subject, onClose }: { secret: string; subject: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      title={t('approvals.secret.title')}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={<Button onClick={onClose}>{t('approvals.secret.kept')}</Button>}
    >
      <p>{t('approvals.secret.text')}</p>
      <p>
        <code>{secret}</code>
      </p>
      <CopyButton
        value={secret}
        label={t('approvals.secret.copy')}
        subject={subject}
        copiedText={t('approvals.secret.copied')}
        failedText={t('approvals.secret.not-copied')}
      />
    </Dialog>
  );
}
