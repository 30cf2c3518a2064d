import { jsonNumberFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/ui/amount-field';
import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { FormMessage } from '../../shared/view/form-message.tsx';
import styles from './desk-section.module.css';
import { fieldAmount } from './field-amount.ts';
import type { Limits } from './rules-page.tsx';
import { RulesTrial, type Trial } from './rules-trial.tsx';
import { useT } from './texts.ts';
import { useDecide } from './use-decide.ts';

interface RulesFormProps {
  /** Those that count, or those that the first of two people asked for. */
  start: Limits;
  /** A second person approves what was asked for, and changes nothing of it. */
  isSecond: boolean;
}

/** Limits are tried on the last 30 days first: only limits whose trial is shown can be set. */
export function RulesForm({ start, isSecond }: RulesFormProps) {
  const t = useT();
  const { draft, set, limits, error } = useLimits(start);
  const { tried, isTrying, failure, tryOut } = useTrial();
  const [isSetting, setIsSetting] = useState(false);
  const isTried = limits !== undefined && tried !== undefined && isSame(tried.limits, limits);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (limits) void tryOut(limits);
  }
  return (
    <section className={styles.section} aria-labelledby="change">
      <h2 id="change" className={styles.title}>
        {t(isSecond ? 'payments.rules.asked' : 'payments.rules.change')}
      </h2>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {!isSecond && <Fields draft={draft} set={set} error={error} />}
        <div className={styles.buttons}>
          <Button type="submit" kind={isTried ? 'quiet' : 'primary'} busy={isTrying}>
            {t('payments.rules.try')}
          </Button>
          <Button
            kind={isTried ? 'primary' : 'quiet'}
            disabledReason={isTried ? undefined : t('payments.rules.set.try-first')}
            onClick={() => setIsSetting(true)}
          >
            {t(isSecond ? 'payments.rules.approve' : 'payments.rules.set')}
          </Button>
        </div>
        <FormMessage text={failure} />
      </form>
      {isTried && <RulesTrial trial={tried.trial} />}
      {isSetting && limits && <SetRules limits={limits} onClose={() => setIsSetting(false)} />}
    </section>
  );
}

interface Draft {
  single: string;
  day: string;
  count: string;
}

function useLimits(start: Limits) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>({
    single: fieldAmount(start.singleMax),
    day: fieldAmount(start.dayMax),
    count: String(start.dayCountMax),
  });
  const [single, day] = [minorFromMajor(draft.single), minorFromMajor(draft.day)];
  const error: Partial<Record<keyof Draft, string>> = {
    ...(single === undefined && { single: t('payments.rules.wrong.amount') }),
    ...(day === undefined && { day: t('payments.rules.wrong.amount') }),
    ...(single !== undefined && day !== undefined && day < single && { day: t('payments.rules.wrong.day') }),
    ...(!isCount(draft.count) && { count: t('payments.rules.wrong.count') }),
  };
  const limits: Limits | undefined =
    single === undefined || day === undefined || Object.keys(error).length > 0
      ? undefined
      : {
          singleMax: jsonNumberFromMinor(single),
          dayMax: jsonNumberFromMinor(day),
          dayCountMax: Number(draft.count),
        };
  return { draft, limits, error, set: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })) };
}

const countMax = 10_000;
const isCount = (text: string) => /^\d{1,5}$/.test(text.trim()) && Number(text) <= countMax;

interface FieldsProps {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  error: Partial<Record<keyof Draft, string>>;
}

function Fields({ draft, set, error }: FieldsProps) {
  const t = useT();
  return (
    <div className={styles.fields}>
      <AmountField
        label={t('payments.rules.single')}
        refusedText={t('payments.rules.wrong.amount')}
        error={error.single}
        value={draft.single}
        onValueChange={(single) => set({ single })}
      />
      <AmountField
        label={t('payments.rules.day')}
        refusedText={t('payments.rules.wrong.amount')}
        error={error.day}
        value={draft.day}
        onValueChange={(day) => set({ day })}
      />
      <TextField
        label={t('payments.rules.count')}
        inputMode="numeric"
        error={error.count}
        value={draft.count}
        onValueChange={(count) => set({ count })}
        maxLength={5}
        autoComplete="off"
      />
    </div>
  );
}

function useTrial() {
  const isSending = useRef(false);
  const [isTrying, setIsTrying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [tried, setTried] = useState<{ limits: Limits; trial: Trial }>();

  async function tryOut(limits: Limits) {
    if (isSending.current) return;
    isSending.current = true;
    setIsTrying(true);
    setFailure(undefined);
    try {
      setTried({ limits, trial: await call('POST Payments/TrialPayoutRules', { body: limits }) });
    } catch (refusal) {
      setFailure(failureText(refusal));
    } finally {
      isSending.current = false;
      setIsTrying(false);
    }
  }
  return { tried, isTrying, failure, tryOut };
}

function isSame(one: Limits, other: Limits): boolean {
  return one.singleMax === other.singleMax && one.dayMax === other.dayMax && one.dayCountMax === other.dayCountMax;
}

function SetRules({ limits, onClose }: { limits: Limits; onClose: () => void }) {
  const t = useT();
  const amountText = useAmountText();
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t('payments.rules.set.title')}
      confirmText={t('payments.rules.set')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { state } = await call('POST Payments/SetPayoutRules', { body: { ...limits, comment } });
          return t(`payments.rules.done.${state}`);
        })
      }
    >
      <p>
        {t('payments.rules.set.text', {
          single: amountText(limits.singleMax),
          day: amountText(limits.dayMax),
          count: limits.dayCountMax,
        })}
      </p>
    </DecisionDialog>
  );
}
