import { showToast } from '@harmattan/ui/toast';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import { type Mailing, useRefresh } from './use-marketing.ts';

export function CancelMailing({ mailing: { id, name }, onClose }: { mailing: Mailing; onClose: () => void }) {
  const t = useT();
  const refresh = useRefresh();
  async function cancel(comment: string) {
    try {
      await call('POST Marketing/Cancel', { body: { id, comment } });
      showToast({ kind: 'good', text: t('marketing.cancelled', { name }) });
      onClose();
    } finally {
      refresh();
    }
  }
  return (
    <DecisionDialog
      title={t('marketing.cancel.title')}
      confirmText={t('marketing.cancel')}
      onClose={onClose}
      onConfirm={cancel}
    >
      <p>{t('marketing.cancel.text', { name })}</p>
    </DecisionDialog>
  );
}
