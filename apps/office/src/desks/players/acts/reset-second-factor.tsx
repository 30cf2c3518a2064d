import { assert } from '@harmattan/kernel/assert';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';
import { type Proof, ProofField } from './prove-player.tsx';

/** Asks for the removal of an authenticator app that the player has lost. */
export function ResetSecondFactor({ player: { playerId }, onClose }: { player: Player; onClose: () => void }) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const [proof, setProof] = useState<Proof>();
  const [isTried, setIsTried] = useState(false);
  return (
    <DecisionDialog
      title={t('players.reset-second-factor')}
      confirmText={t('players.ask')}
      onClose={onClose}
      areFieldsFine={proof !== undefined}
      onTry={() => setIsTried(true)}
      onConfirm={(reason) =>
        act(async () => {
          assert(proof !== undefined, 'the dialog sends what is fine');
          await call('POST Players/ResetSecondFactor', { body: { playerId, proof, reason } });
          return t('players.reset-second-factor.done');
        })
      }
    >
      <p>{t('players.reset-second-factor.text')}</p>
      <ProofField proof={proof} isTried={isTried} onChange={setProof} />
    </DecisionDialog>
  );
}
