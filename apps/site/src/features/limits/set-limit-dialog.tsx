import { useT } from '@harmattan/i18n/use-t';
import { AmountField } from '@harmattan/ui/amount-field';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { TextField } from '@harmattan/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { isAmount, wireAmount, wireAmountField } from '../../shared/cashier/wire-amount.ts';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { limitAmountText } from '../../shared/limits/limit-amount-text.ts';
import type { PlayerLimit } from '../../shared/limits/use-limits.ts';
import styles from './set-limit-dialog.module.css';
import { useSetLimit } from './use-change-limits.ts';

interface SetLimitDialogProps {
  limit: PlayerLimit;
  waitHours: number;
  confirmDays: number;
  onClose: () => void;
}

/** What the player wants, and in plain words what will happen when. */
export function SetLimitDialog({ limit, waitHours, confirmDays, onClose }: SetLimitDialogProps) {
  const t = useT();
  const formId = useId();
  const { kind, period, amount } = limit;
  const set = useSetLimit();
  const problemOf = useProblem(limit);
  const [text, setText] = useState(amount === null ? '' : wireAmountField(amount));
  const [isTried, setIsTried] = useState(false);
  const wanted = amountIn(text, kind);
  const save = (wish: number | null) => set.mutate({ kind, period, amount: wish }, { onSuccess: onClose });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (wanted !== undefined) save(wanted);
  }

  const waits = t('limits.sheet.waits', { hours: waitHours, days: confirmDays });
  const isHigher = wanted !== undefined && amount !== null && wanted > amount;
  return (
    <Dialog
      open
      title={t('limits.sheet.title', { kind: t(`limits.kind.${kind}`), period: t(`limits.period.${period}`) })}
      closeText={t('limits.cancel')}
      onClose={onClose}
      actions={
        <>
          {amount !== null && (
            <Button kind="plain" busy={set.isPending && set.variables.amount === null} onClick={() => save(null)}>
              {t('limits.remove')}
            </Button>
          )}
          <SaveButton formId={formId} busy={set.isPending && set.variables.amount !== null} />
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <LimitField kind={kind} value={text} onValueChange={setText} isWrong={isTried && wanted === undefined} />
        <p className={styles.text}>{isHigher ? waits : t('limits.sheet.at-once')}</p>
        {amount !== null && !isHigher && (
          <p className={styles.text}>{t('limits.sheet.removing', { hours: waitHours })}</p>
        )}
        <FormMessage kind="bad" text={problemOf(set.error)} />
      </form>
    </Dialog>
  );
}

function SaveButton({ formId, busy }: { formId: string; busy: boolean }) {
  const t = useT();
  return (
    <Button
      kind="primary"
      busy={busy}
      onClick={() => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit()}
    >
      {t('limits.save')}
    </Button>
  );
}

interface LimitFieldProps {
  kind: PlayerLimit['kind'];
  value: string;
  onValueChange: (value: string) => void;
  isWrong: boolean;
}

function LimitField({ kind, isWrong, ...field }: LimitFieldProps) {
  const t = useT();
  if (kind === 'time') {
    const error = isWrong ? t('limits.sheet.minutes.wrong') : undefined;
    return (
      <TextField label={t('limits.sheet.minutes')} inputMode="numeric" autoComplete="off" error={error} {...field} />
    );
  }
  const wrong = t('limits.sheet.amount.wrong');
  return (
    <AmountField label={t('limits.sheet.amount')} refusedText={wrong} error={isWrong ? wrong : undefined} {...field} />
  );
}

/** Undefined where the text is no limit. */
function amountIn(text: string, kind: PlayerLimit['kind']): number | undefined {
  if (kind === 'time') return /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : undefined;
  return isAmount(text) && wireAmount(text) > 0 ? wireAmount(text) : undefined;
}

function useProblem({ kind }: PlayerLimit): (failure: unknown) => string | undefined {
  const t = useT();
  const failureText = useFailureText();
  return (failure) => {
    if (!failure) return undefined;
    const refusal = refusalOf<'POST Limits/Set'>(failure);
    if (refusal?.status !== 'LIMIT_IS_SET_BY_OPERATOR') return failureText(failure);
    return t('limits.operator', { amount: limitAmountText(t, kind, refusal.data.amount) });
  };
}
