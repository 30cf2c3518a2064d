import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Switches } from '../use-player.ts';
import { OffFields, useOffFields } from './off-fields.tsx';

export type Situation = Switches['situations'][number];

interface SetSituationProps {
  playerId: string;
  situation: Situation;
  onClose: () => void;
}

/** Several switches at once, all or none. */
export function SetSituation({ playerId, situation: { situation, source, off }, onClose }: SetSituationProps) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const fields = useOffFields();
  const name = t(`players.situation.${situation}`);
  const words = {
    switches: off.map((one) => t(`players.switch.${one}`)).join(', '),
    source: t(`players.source.${source}`),
  };
  return (
    <DecisionDialog
      title={t('players.situation.title', { name })}
      confirmText={t('players.turn-off')}
      onClose={onClose}
      areFieldsFine={fields.areFieldsFine}
      onTry={fields.onTry}
      onConfirm={(reason) =>
        act(async () => {
          await call('POST Players/SetSituation', { body: { playerId, situation, reason, ...fields.body } });
          return t('players.situation.done', { name });
        })
      }
      fields={<OffFields fields={fields} />}
    >
      <p>{t('players.situation.text', words)}</p>
    </DecisionDialog>
  );
}
