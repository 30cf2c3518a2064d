import { jsonNumberFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/ui/amount-field';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import {
  type ActInput,
  type ActName,
  askedInput,
  type Field,
  fieldsOf,
  type Outcome,
  outcomesOf,
  send,
} from './acts.ts';
import { PlayerChoice } from './player-choice.tsx';
import { useT } from './texts.ts';
import { useDecide, useWords } from './use-decide.ts';
import type { WaitingPayment } from './use-payments.ts';

interface ActDialogProps {
  act: ActName;
  payment: WaitingPayment;
  onClose: () => void;
}

/** One act on an item with what it needs. A second person sees what the first one asked for, and changes nothing of it. */
export function ActDialog({ act, payment, onClose }: ActDialogProps) {
  const t = useT();
  const words = useWords(payment);
  const decide = useDecide(onClose);
  const asked = askedInput(act, payment.request);
  const form = useActForm(act, payment);
  const input = asked ?? form.input;
  return (
    <DecisionDialog
      title={t(`payments.act.${act}.title`)}
      confirmText={t(`payments.act.${act}`)}
      onClose={onClose}
      areFieldsFine={input !== undefined}
      onTry={form.tryIt}
      onConfirm={(comment) =>
        decide(async () => {
          const { state } = await send[act](payment.id, comment, input as ActInput);
          return state === 'waits' ? t('payments.act.waits') : t(`payments.act.${act}.done`, words);
        })
      }
    >
      <p>{t(`payments.act.${act}.text`, words)}</p>
      {asked ? <AskedFacts asked={asked} payment={payment} /> : <ActFields form={form} />}
    </DecisionDialog>
  );
}

const emptyDraft = { outcome: '', reference: '', userName: '', amount: '' };
type Draft = typeof emptyDraft;
const referenceLength = { min: 3, max: 100 };

function useActForm(act: ActName, payment: WaitingPayment) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [wasTried, setWasTried] = useState(false);
  // The gateway's own word counts where there is one.
  const needsAmount = payment.amount === null || payment.kind === 'answer not known';
  const fields = fieldsOf[act].filter((field) => field !== 'amount' || needsAmount);
  const isWrong = (field: Field) => fields.includes(field) && !isFine[field](draft);
  const input: ActInput | undefined = fields.some(isWrong)
    ? undefined
    : {
        outcome: draft.outcome as Outcome | '',
        reference: draft.reference.trim(),
        userName: draft.userName,
        amount: fields.includes('amount') ? jsonNumberFromMinor(minorFromMajor(draft.amount) ?? 0n) : undefined,
      };
  return {
    ...{ act, fields, draft, input },
    set: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    tryIt: () => setWasTried(true),
    isShownWrong: (field: Field) => wasTried && isWrong(field),
  };
}

const isFine: Record<Field, (draft: Draft) => boolean> = {
  outcome: ({ outcome }) => outcome !== '',
  reference: ({ reference }) => {
    const { length } = reference.trim();
    return length >= referenceLength.min && length <= referenceLength.max && !/\p{Cc}/u.test(reference.trim());
  },
  player: ({ userName }) => userName !== '',
  amount: ({ amount }) => (minorFromMajor(amount) ?? 0n) > 0n,
};

type ActForm = ReturnType<typeof useActForm>;

function ActFields({ form: { act, fields, draft, set, isShownWrong } }: { form: ActForm }) {
  const t = useT();
  return (
    <>
      {fields.includes('outcome') && (
        <SelectField
          label={t('payments.field.outcome')}
          placeholder={t('payments.field.outcome.choose')}
          error={isShownWrong('outcome') ? t('payments.field.outcome.missing') : undefined}
          value={draft.outcome}
          onValueChange={(outcome) => set({ outcome })}
          options={(outcomesOf[act] ?? []).map((value) => ({ value, label: t(`payments.outcome.${value}`) }))}
        />
      )}
      {fields.includes('reference') && (
        <TextField
          label={t('payments.field.reference')}
          hint={t('payments.field.reference.hint')}
          error={isShownWrong('reference') ? t('payments.field.reference.wrong', referenceLength) : undefined}
          value={draft.reference}
          onValueChange={(reference) => set({ reference })}
          maxLength={referenceLength.max}
          autoComplete="off"
        />
      )}
      {fields.includes('player') && (
        <PlayerChoice
          chosen={draft.userName}
          onChoose={(userName) => set({ userName })}
          error={isShownWrong('player') ? t('payments.field.player.missing') : undefined}
        />
      )}
      {fields.includes('amount') && (
        <AmountField
          label={t('payments.field.amount')}
          hint={t('payments.field.amount.hint')}
          refusedText={t('payments.field.amount.wrong')}
          error={isShownWrong('amount') ? t('payments.field.amount.wrong') : undefined}
          value={draft.amount}
          onValueChange={(amount) => set({ amount })}
        />
      )}
    </>
  );
}

function AskedFacts({ asked, payment }: { asked: ActInput; payment: WaitingPayment }) {
  const t = useT();
  const amountText = useAmountText();
  const { outcome, reference, userName, amount } = asked;
  return (
    <>
      <p>{t('payments.act.second', { maker: payment.request?.maker ?? '' })}</p>
      <Facts
        facts={[
          ...(outcome === '' ? [] : [{ name: t('payments.field.outcome'), value: t(`payments.outcome.${outcome}`) }]),
          ...(reference === '' ? [] : [{ name: t('payments.field.reference'), value: reference }]),
          ...(userName === '' ? [] : [{ name: t('payments.field.player'), value: userName }]),
          ...(amount === undefined ? [] : [{ name: t('payments.field.amount'), value: amountText(amount) }]),
          { name: t('payments.fact.comment'), value: payment.request?.comment },
        ]}
      />
    </>
  );
}
