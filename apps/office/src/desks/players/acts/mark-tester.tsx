import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';

/** Makes the player a tester, or a plain player again. */
export function MarkTester({ player: { playerId, actions }, onClose }: { player: Player; onClose: () => void }) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const isTester = actions.includes('mark-tester');
  const id = isTester ? 'players.mark-tester' : 'players.unmark-tester';
  return (
    <DecisionDialog
      title={t(id)}
      confirmText={t(`${id}.confirm`)}
      onClose={onClose}
      onConfirm={(reason) =>
        act(async () => {
          await call('POST Players/MarkTester', { body: { playerId, reason, isTester } });
          return t(`${id}.done`);
        })
      }
    >
      <p>{t(`${id}.text`)}</p>
    </DecisionDialog>
  );
}
