import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { DropDown } from '@harmattan/ui/drop-down';
import { type ComponentType, useState } from 'react';
import { useT } from '../texts.ts';
import type { Player } from '../use-player.ts';
import styles from './acts.module.css';
import { AdjustMoney } from './adjust-money.tsx';
import { ChangeNumber } from './change-number.tsx';
import { EndSessions } from './end-sessions.tsx';
import { FlagPlayer } from './flag-player.tsx';
import { ForcePasswordChange } from './force-password-change.tsx';
import { MarkTester } from './mark-tester.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { SuspectPlayer } from './suspect-player.tsx';

type Action = Exclude<Player['actions'][number], 'note'>;

const dialogs: Record<Action, ComponentType<{ player: Player; onClose: () => void }>> = {
  adjust: AdjustMoney,
  'end-sessions': EndSessions,
  'force-password-change': ForcePasswordChange,
  'reset-second-factor': ResetSecondFactor,
  'change-number': ChangeNumber,
  'mark-tester': MarkTester,
  'unmark-tester': MarkTester,
  suspect: SuspectPlayer,
  flag: FlagPlayer,
};

/** About the access to the account: rarer, and one press further away. */
const access: readonly Action[] = [
  ...(['end-sessions', 'force-password-change', 'reset-second-factor', 'change-number'] as const),
  ...(['mark-tester', 'unmark-tester'] as const),
];

/** What compliance finds out about the player. */
const lawful: readonly Action[] = ['suspect', 'flag'];

/** What this person may do to the player now. The server says what that is. */
export function PlayerActs({ player }: { player: Player }) {
  const t = useT();
  const [open, setOpen] = useState<Action>();
  const { playerId, actions } = player;
  const Dialog = open && dialogs[open];
  return (
    <div className={styles.acts}>
      {actions.includes('note') && (
        <Button size="small" onClick={() => navigate(`/players/${playerId}/notes`)}>
          {t('players.note.add')}
        </Button>
      )}
      {actions.includes('adjust') && (
        <Button size="small" onClick={() => setOpen('adjust')}>
          {t('players.adjust')}
        </Button>
      )}
      <ActMenu label="access" offered={access.filter((action) => actions.includes(action))} onAct={setOpen} />
      <ActMenu label="lawful" offered={lawful.filter((action) => actions.includes(action))} onAct={setOpen} />
      {Dialog && <Dialog player={player} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

interface ActMenuProps {
  label: 'access' | 'lawful';
  offered: readonly Action[];
  onAct: (action: Action) => void;
}

function ActMenu({ label, offered, onAct }: ActMenuProps) {
  const t = useT();
  if (offered.length === 0) return null;
  return (
    <DropDown label={t(`players.${label}`)} title={t(`players.${label}.title`)}>
      {(close) =>
        offered.map((action) => (
          <button
            key={action}
            type="button"
            onClick={() => {
              close();
              onAct(action);
            }}
          >
            {t(`players.${action}`)}
          </button>
        ))
      }
    </DropDown>
  );
}
