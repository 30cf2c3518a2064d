import { AmountField } from '@harmattan/ui/amount-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { PlayerLimit } from '../use-player.ts';
import { useLimitText } from './use-limit-text.ts';

interface LowerLimitProps {
  playerId: string;
  limit: PlayerLimit;
  onClose: () => void;
}

/** The staff's limit: lower than what holds, or a first one. It is not raised afterwards. */
export function LowerLimit({ playerId, limit, onClose }: LowerLimitProps) {
  const t = useT();
  const { nameOf, textOf } = useLimitText();
  const act = useAct(playerId, onClose);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { kind, period, amount } = limit;
  const isNumber = kind === 'time' ? /^[1-9]\d{0,5}$/.test(text) : /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0;
  const isFine = isNumber && (amount === null || Number(text) < amount);
  const wrong = t('players.limits.lower.wrong');
  const field = {
    label: t(kind === 'time' ? 'players.limits.lower.minutes' : 'players.limits.lower.amount'),
    error: isTried && !isFine ? wrong : undefined,
    value: text,
    onValueChange: setText,
  };
  return (
    <DecisionDialog
      title={t('players.limits.lower.title', { limit: nameOf(limit) })}
      confirmText={t('players.limits.lower')}
      onClose={onClose}
      areFieldsFine={isFine}
      onTry={() => setIsTried(true)}
      onConfirm={(reason) =>
        act(async () => {
          await call('POST Players/SetLimit', { body: { playerId, kind, period, amount: Number(text), reason } });
          return t('players.limits.lower.done', { limit: nameOf(limit), amount: textOf(kind, Number(text)) });
        })
      }
    >
      <p>{t('players.limits.lower.text', { amount: textOf(kind, amount) })}</p>
      {kind === 'time' ? <TextField inputMode="numeric" {...field} /> : <AmountField refusedText={wrong} {...field} />}
    </DecisionDialog>
  );
}
