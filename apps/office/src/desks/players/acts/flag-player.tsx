import { type PlayerFlag, playerFlags } from '@harmattan/contract/office';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';

/** Deceased, a minor, or a relative of staff: what the flag stands for is off at once. */
export function FlagPlayer({ player: { playerId }, onClose }: { player: Player; onClose: () => void }) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const [flag, setFlag] = useState<PlayerFlag>('deceased');
  const [document, setDocument] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isFine = document.trim() !== '';
  return (
    <DecisionDialog
      title={t('players.flag')}
      confirmText={t('players.flag.confirm')}
      onClose={onClose}
      areFieldsFine={isFine}
      onTry={() => setWasTried(true)}
      onConfirm={(reason) =>
        act(async () => {
          await call('POST Compliance/Flag', { body: { playerId, flag, reason, document } });
          return t('players.flag.done');
        })
      }
      fields={
        <TextField
          label={t('players.flag.document')}
          hint={t('players.flag.document.hint')}
          error={wasTried && !isFine ? t('players.flag.document.missing') : undefined}
          value={document}
          onValueChange={setDocument}
          maxLength={200}
          autoComplete="off"
        />
      }
    >
      <SelectField
        label={t('players.flag.what')}
        value={flag}
        onValueChange={(word) => setFlag(playerFlags.find((one) => one === word) ?? 'deceased')}
        options={playerFlags.map((value) => ({ value, label: t(`players.flag.${value}`) }))}
      />
      <p>{t(`players.flag.${flag}.text`)}</p>
    </DecisionDialog>
  );
}
