import { TextAreaField } from '@harmattan/ui/text-area-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { WaitingPayment } from './use-payments.ts';

const playerCommentLengthMax = 300;

export interface Decision {
  payment: WaitingPayment;
  action: 'approve' | 'reject';
}

interface DecidePaymentProps extends Decision {
  onClose: () => void;
}

export function DecidePayment({ action, ...rest }: DecidePaymentProps) {
  return action === 'approve' ? <ApproveWithdrawal {...rest} /> : <RejectWithdrawal {...rest} />;
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
      <p>{t(payment.approvalId === null ? 'payments.approve.text' : 'payments.approve.second.text', words)}</p>
    </DecisionDialog>
  );
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

/** What a decision is about, as its sentences name it. */
function useWords({ amount, userName, playerId }: WaitingPayment) {
  const amountText = useAmountText();
  return { amount: amount === null ? '' : amountText(amount), player: userName ?? `#${playerId}` };
}

/** Sends, says what came of it and closes. The list is asked for anew after a refusal too: it showed what is no longer true. */
function useDecide(onClose: () => void) {
  const queries = useQueryClient();
  return async (send: () => Promise<string>) => {
    try {
      const text = await send();
      showToast({ kind: 'good', text });
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey: ['payments'] });
      void queries.invalidateQueries({ queryKey: ['approvals'] });
    }
  };
}
