import { SelectField } from '@harmattan/ui/select-field';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { PlayerSwitch, Switches } from '../use-player.ts';
import { OffFields, useOffFields } from './off-fields.tsx';

interface TurnOffProps {
  playerId: string;
  shown: PlayerSwitch;
  /** On whose word this person may turn it off. The last one has the most weight, and is what the server takes by itself. */
  sources: Switches['sources'];
  onClose: () => void;
}

export function TurnOff({ playerId, shown, sources, onClose }: TurnOffProps) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const fields = useOffFields();
  const [source, setSource] = useState(sources.includes('risk') ? 'risk' : 'staff');
  const name = t(`players.switch.${shown.switch}`);
  const chosen = sources.find((one) => one === source);
  return (
    <DecisionDialog
      title={t('players.turn-off.title', { name })}
      confirmText={t('players.turn-off')}
      onClose={onClose}
      areFieldsFine={fields.areFieldsFine}
      onTry={fields.onTry}
      onConfirm={(reason) =>
        act(async () => {
          const word = { playerId, switch: shown.switch, on: false, reason, ...(chosen && { source: chosen }) };
          await call('POST Players/SetSwitch', { body: { ...word, ...fields.body } });
          return t('players.turn-off.done', { name });
        })
      }
      fields={
        <>
          {sources.length > 1 && (
            <SelectField
              label={t('players.block.source')}
              hint={t('players.source.hint')}
              value={source}
              onValueChange={setSource}
              options={sources.map((value) => ({ value, label: t(`players.source.${value}`) }))}
            />
          )}
          <OffFields fields={fields} />
        </>
      }
    >
      <p>{t(`players.switch.${shown.switch}.text`)}</p>
    </DecisionDialog>
  );
}
