import { AmountField } from '@harmattan/ui/amount-field';
import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { Amount, useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import styles from './limits-page.module.css';
import { useT } from './texts.ts';
import cards from './ticket-card.module.css';
import { type Limits, useAct } from './use-book.ts';

const factorShape = /^\d{1,2}(\.\d{1,2})?$/;
const amountShape = /^\d+(\.\d{1,2})?$/;

/** What a player may stake, and the way to change it. */
export function LimitsForm({ limits }: { limits: Limits }) {
  const t = useT();
  const [isSetting, setIsSetting] = useState(false);
  const { playerId, userName, factor, maximum, stakeMax, actions } = limits;
  return (
    <section className={`${cards.card} ${styles.card}`} aria-label={t('book.limits.title')}>
      <Facts
        facts={[
          { name: t('book.ticket.player'), value: <PlayerLink playerId={playerId} userName={userName} /> },
          { name: t('book.limits.factor'), value: <span className="figures">{factor}</span> },
          {
            name: t('book.limits.maximum'),
            value: maximum === null ? t('book.limits.no-maximum') : <Amount amount={maximum} />,
          },
          { name: t('book.limits.stake-max'), value: <Amount amount={stakeMax} /> },
        ]}
      />
      {actions.includes('set') && (
        <div>
          <Button onClick={() => setIsSetting(true)}>{t('book.limits.change')}</Button>
        </div>
      )}
      {isSetting && <SetLimits limits={limits} onClose={() => setIsSetting(false)} />}
    </section>
  );
}

function SetLimits({ limits, onClose }: { limits: Limits; onClose: () => void }) {
  const t = useT();
  const amountText = useAmountText();
  const act = useAct(onClose);
  const [factor, setFactor] = useState(String(limits.factor));
  const [maximum, setMaximum] = useState(limits.maximum === null ? '' : String(limits.maximum));
  const [isTried, setIsTried] = useState(false);
  const isFactor = factorShape.test(factor) && Number(factor) <= 10;
  const isMaximum = maximum === '' || amountShape.test(maximum);
  return (
    <DecisionDialog
      title={t('book.limits.change')}
      confirmText={t('book.limits.set')}
      onClose={onClose}
      areFieldsFine={isFactor && isMaximum}
      onTry={() => setIsTried(true)}
      onConfirm={(reason) =>
        act(async () => {
          const wish = { factor: Number(factor), maximum: maximum === '' ? null : Number(maximum) };
          const body = { playerId: limits.playerId, ...wish, reason };
          const { stakeMax } = await call('POST Trading/SetPlayerLimits', { body });
          return t('book.limits.done', { amount: amountText(stakeMax) });
        })
      }
    >
      <p>{t('book.limits.text')}</p>
      <div className={styles.fields}>
        <TextField
          label={t('book.limits.factor')}
          hint={t('book.limits.factor.hint')}
          error={isTried && !isFactor ? t('book.limits.factor.wrong') : undefined}
          inputMode="decimal"
          value={factor}
          onValueChange={setFactor}
        />
        <AmountField
          label={t('book.limits.maximum')}
          hint={t('book.limits.maximum.hint')}
          refusedText={t('book.amount.wrong')}
          value={maximum}
          onValueChange={setMaximum}
        />
      </div>
    </DecisionDialog>
  );
}
