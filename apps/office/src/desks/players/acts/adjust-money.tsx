import { AmountField } from '@harmattan/ui/amount-field';
import { SelectField } from '@harmattan/ui/select-field';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useAmountText } from '../../../shared/view/amount.tsx';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';
import styles from './acts.module.css';

type Direction = 'credit' | 'debit';

interface AdjustMoneyProps {
  player: Player;
  onClose: () => void;
}

/** Asks for money by hand. The form has one key for as long as it is open: sent again after a lost answer, it is the same request. */
export function AdjustMoney({ player, onClose }: AdjustMoneyProps) {
  const t = useT();
  const amountText = useAmountText();
  const act = useAct(player.playerId, onClose);
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [direction, setDirection] = useState<Direction>('credit');
  const [isTried, setIsTried] = useState(false);
  const isFine = /^\d+(\.\d{1,2})?$/.test(amount) && Number(amount) > 0;
  const waiting = player.waiting.filter(({ kind }) => kind === 'adjustment');
  return (
    <DecisionDialog
      title={t('players.adjust.title')}
      confirmText={t('players.adjust.ask')}
      onClose={onClose}
      areFieldsFine={isFine}
      onTry={() => setIsTried(true)}
      onConfirm={(reason) =>
        act(async () => {
          const body = { playerId: player.playerId, amount: Number(amount), direction, reason, key };
          const { state } = await call('POST Players/Adjust', { body });
          return t(`players.adjust.${state}`, { amount: amountText(Number(amount)) });
        })
      }
    >
      <p>{t('players.adjust.text', { player: player.userName, balance: amountText(player.balance) })}</p>
      {waiting.length > 0 && (
        <p className={styles.warning}>
          {t('players.adjust.waiting', {
            count: waiting.length,
            amounts: waiting.map((one) => amountText(one.amount ?? 0)).join(', '),
          })}
        </p>
      )}
      <AmountField
        label={t('players.adjust.amount')}
        refusedText={t('players.adjust.amount.wrong')}
        error={isTried && !isFine ? t('players.adjust.amount.wrong') : undefined}
        value={amount}
        onValueChange={setAmount}
      />
      <SelectField
        label={t('players.adjust.direction')}
        value={direction}
        onValueChange={(value) => setDirection(value as Direction)}
        options={[
          { value: 'credit', label: t('players.adjust.credit') },
          { value: 'debit', label: t('players.adjust.debit') },
        ]}
      />
    </DecisionDialog>
  );
}
