import { TextAreaField } from '@harmattan/ui/text-area-field';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { FormDialog } from '../../../shared/view/form-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';

const whyMax = 2_000;

/** Opens a report with a case that compliance alone reads. */
export function SuspectPlayer({ player: { playerId }, onClose }: { player: Player; onClose: () => void }) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const [why, setWhy] = useState('');
  const [wrong, setWrong] = useState<string>();
  // Sent again, it is the same report.
  const [key] = useState(() => crypto.randomUUID());
  async function send() {
    if (why.trim() === '') return setWrong(t('players.suspect.missing'));
    await act(async () => {
      await call('POST Compliance/Suspect', { body: { playerId, why, key } });
      return t('players.suspect.done');
    });
  }
  return (
    <FormDialog
      title={t('players.suspect')}
      confirmText={t('players.suspect.confirm')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('players.suspect.text')}</p>
      <TextAreaField
        label={t('players.suspect.why')}
        error={wrong}
        value={why}
        onValueChange={setWhy}
        lengthMax={whyMax}
        rows={4}
      />
    </FormDialog>
  );
}
