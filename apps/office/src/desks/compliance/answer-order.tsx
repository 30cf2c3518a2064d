import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { Order } from './use-compliance.ts';
import { useDecide } from './use-decide.ts';

export function AnswerOrder({ order: { id, authority, number }, onClose }: { order: Order; onClose: () => void }) {
  const t = useT();
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t('compliance.order.answer')}
      confirmText={t('compliance.order.answer')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(() =>
          call('POST Compliance/AnswerOrder', { body: { id, comment } }).then(() =>
            t('compliance.order.answer.done', { number }),
          ),
        )
      }
    >
      <p>{t('compliance.order.answer.text', { authority, number })}</p>
    </DecisionDialog>
  );
}
