import { SelectField } from '@harmattan/ui/select-field';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';

type How = 'at_sign_in' | 'by_recovery';

/** Has the player choose a new password, and ends every session. */
export function ForcePasswordChange({ player: { playerId }, onClose }: { player: Player; onClose: () => void }) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const [how, setHow] = useState<How>('at_sign_in');
  return (
    <DecisionDialog
      title={t('players.force-password-change')}
      confirmText={t('players.force-password-change.confirm')}
      onClose={onClose}
      onConfirm={(reason) =>
        act(async () => {
          await call('POST Players/ForcePasswordChange', { body: { playerId, how, reason } });
          return t('players.force-password-change.done');
        })
      }
    >
      <p>{t('players.force-password-change.text')}</p>
      <SelectField
        label={t('players.force-password-change.how')}
        value={how}
        onValueChange={(value) => setHow(value as How)}
        options={[
          { value: 'at_sign_in', label: t('players.force-password-change.at_sign_in') },
          { value: 'by_recovery', label: t('players.force-password-change.by_recovery') },
        ]}
      />
    </DecisionDialog>
  );
}
