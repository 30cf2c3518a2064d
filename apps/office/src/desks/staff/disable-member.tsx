import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import type { Member } from './staff-page.tsx';
import { useT } from './texts.ts';

interface DisableMemberProps {
  member: Member;
  onClose: () => void;
}

export function DisableMember({ member: { staffId, userName, fullName: name }, onClose }: DisableMemberProps) {
  const t = useT();
  const queries = useQueryClient();
  async function disable(reason: string) {
    try {
      await call('POST Staff/Disable', { body: { staffId, reason } });
      showToast({ kind: 'good', text: t('staff.done', { name }) });
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey: ['staff'] });
    }
  }
  return (
    <DecisionDialog
      title={t('staff.disable.title', { name })}
      confirmText={t('staff.disable')}
      onClose={onClose}
      onConfirm={disable}
    >
      <p>{t('staff.disable.text', { userName })}</p>
    </DecisionDialog>
  );
}
