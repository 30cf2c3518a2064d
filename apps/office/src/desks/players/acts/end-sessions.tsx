import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';

/** Signs the player out everywhere. */
export function EndSessions({ player: { playerId, openSessions }, onClose }: { player: Player; onClose: () => void }) {
  const t = useT();
  const act = useAct(playerId, onClose);
  return (
    <DecisionDialog
      title={t('players.end-sessions')}
      confirmText={t('players.end-sessions.confirm')}
      onClose={onClose}
      onConfirm={(reason) =>
        act(async () => {
          await call('POST Players/EndSessions', { body: { playerId, reason } });
          return t('players.end-sessions.done');
        })
      }
    >
      <p>{t('players.end-sessions.text', { count: openSessions })}</p>
    </DecisionDialog>
  );
}
