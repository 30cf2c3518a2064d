import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { ContentKind, ContentRecord } from './use-content.ts';

interface CancelPublicationProps {
  kind: ContentKind;
  record: ContentRecord;
  onClose: () => void;
}

export function CancelPublication({ kind, record: { key }, onClose }: CancelPublicationProps) {
  const t = useT();
  const queries = useQueryClient();
  return (
    <DecisionDialog
      title={t('content.cancel.title')}
      confirmText={t('content.cancel')}
      onClose={onClose}
      onConfirm={async (comment) => {
        await call('POST Content/Cancel', { body: { kind, key, comment } });
        showToast({ kind: 'good', text: t('content.cancelled') });
        void queries.invalidateQueries({ queryKey: ['content'] });
        onClose();
      }}
    >
      <p>{t('content.cancel.text')}</p>
    </DecisionDialog>
  );
}
