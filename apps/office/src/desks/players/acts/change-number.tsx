import { assert } from '@harmattan/kernel/assert';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';
import { type Proof, ProofField } from './prove-player.tsx';

/** Asks for another number for a player who has lost the old one. */
export function ChangeNumber({ player: { playerId, userName }, onClose }: { player: Player; onClose: () => void }) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const [number, setNumber] = useState('');
  const [proof, setProof] = useState<Proof>();
  const [isTried, setIsTried] = useState(false);
  const isNumber = /^\+?[\d ]{6,19}$/.test(number.trim());
  return (
    <DecisionDialog
      title={t('players.change-number')}
      confirmText={t('players.ask')}
      onClose={onClose}
      areFieldsFine={isNumber && proof !== undefined}
      onTry={() => setIsTried(true)}
      onConfirm={(reason) =>
        act(async () => {
          assert(proof !== undefined, 'the dialog sends what is fine');
          await call('POST Players/ChangeNumber', { body: { playerId, number: number.trim(), proof, reason } });
          return t('players.change-number.done');
        })
      }
    >
      <p>{t('players.change-number.text', { number: userName })}</p>
      <TextField
        label={t('players.change-number.number')}
        error={isTried && !isNumber ? t('players.change-number.wrong') : undefined}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={number}
        onValueChange={setNumber}
      />
      <ProofField proof={proof} isTried={isTried} onChange={setProof} />
    </DecisionDialog>
  );
}
