import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { PlayerSwitch, Switches } from '../use-player.ts';

export interface Lift {
  switch: PlayerSwitch['switch'];
  /** Whose block ends, where others stay. Left out: the switch is on afterwards. */
  source?: Switches['sources'][number] | 'match';
}

export function TurnOn({ playerId, lift, onClose }: { playerId: string; lift: Lift; onClose: () => void }) {
  const t = useT();
  const act = useAct(playerId, onClose);
  const name = t(`players.switch.${lift.switch}`);
  const word = lift.source === undefined ? 'turn-on' : 'end';
  const words = { name, source: lift.source === undefined ? '' : t(`players.source.${lift.source}`) };
  return (
    <DecisionDialog
      title={t(`players.${word}.title`, words)}
      confirmText={t(lift.source === undefined ? 'players.turn-on' : 'players.block.end')}
      onClose={onClose}
      onConfirm={(reason) =>
        act(async () => {
          await call('POST Players/SetSwitch', { body: { playerId, ...lift, on: true, reason } });
          return t(`players.${word}.done`, words);
        })
      }
    >
      <p>{t(`players.${word}.text`, words)}</p>
    </DecisionDialog>
  );
}
