import { TextAreaField } from '@harmattan/ui/text-area-field';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { ActDialog } from './act-dialog.tsx';
import type { ActName } from './acts.ts';
import { useT } from './texts.ts';
import { useDecide, useWords } from './use-decide.ts';
import type { WaitingPayment } from './use-payments.ts';

const playerCommentLengthMax = 300;

export interface Decision {
  payment: WaitingPayment;
  action: 'approve' | 'reject' | ActName;
}

interface DecidePaymentProps extends Decision {
  onClose: () => void;
}

export function DecidePayment({ action, ...rest }: DecidePaymentProps) {
  if (action === 'approve') return <ApproveWithdrawal {...rest} />;
  return action === 'reject' ? <RejectWithdrawal {...rest} /> : <ActDialog act={action} {...rest} />;
}

type DialogProps = Omit<DecidePaymentProps, 'action'>;

function ApproveWithdrawal({ payment, onClose }: DialogProps) {
  const t = useT();
  const words = useWords(payment);
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t('payments.approve.title')}
      confirmText={t('payments.approve')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { state } = await call('POST Payments/ApproveWithdrawal', { body: { id: payment.id, comment } });
          return t(`payments.done.${state}`, words);
        })
      }
    >
      <p>{t(approvalText(payment), words)}</p>
    </DecisionDialog>
  );
}

function approvalText({ approvalId, takesTwo }: WaitingPayment) {
  if (approvalId !== null) return 'payments.approve.second.text';
  return takesTwo ? 'payments.approve.two.text' : 'payments.approve.text';
}

function RejectWithdrawal({ payment, onClose }: DialogProps) {
  const t = useT();
  const words = useWords(payment);
  const decide = useDecide(onClose);
  const [playerComment, setPlayerComment] = useState('');
  const isFine = playerComment.trim().length <= playerCommentLengthMax && !/\p{Cc}/u.test(playerComment.trim());
  return (
    <DecisionDialog
      title={t('payments.reject.title')}
      confirmText={t('payments.reject')}
      onClose={onClose}
      areFieldsFine={isFine}
      onConfirm={(comment) =>
        decide(async () => {
          const body = {
            id: payment.id,
            comment,
            ...(playerComment.trim() && { playerComment: playerComment.trim() }),
          };
          const { state } = await call('POST Payments/RejectWithdrawal', { body });
          return t(`payments.done.${state}`, words);
        })
      }
      fields={
        <TextAreaField
          label={t('payments.player-comment')}
          hint={t('payments.player-comment.hint')}
          error={isFine ? undefined : t('payments.player-comment.wrong', { max: playerCommentLengthMax })}
          value={playerComment}
          onValueChange={setPlayerComment}
          lengthMax={playerCommentLengthMax}
          rows={2}
        />
      }
    >
      <p>{t('payments.reject.text', words)}</p>
    </DecisionDialog>
  );
}
