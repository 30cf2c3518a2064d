import { jsonNumberFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/ui/amount-field';
import { Switch } from '@harmattan/ui/switch';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { FormMessage } from '../../shared/view/form-message.tsx';
import styles from './desk-section.module.css';
import { fieldAmount } from './field-amount.ts';
import type { Method } from './methods-page.tsx';
import { useT } from './texts.ts';
import { useDecide } from './use-decide.ts';

const languages = ['en', 'sw', 'zh'] as const;
type Language = (typeof languages)[number];
const textLengthMax = 300;
const positionMax = 1_000;

interface ChangeMethodProps {
  /** As it stood when the dialog was opened: only what differs from it is sent. */
  method: Method;
  onClose: () => void;
}

export function ChangeMethod({ method, onClose }: ChangeMethodProps) {
  const t = useT();
  const decide = useDecide(onClose);
  const form = useMethodForm(method);
  const [wasTried, setWasTried] = useState(false);
  const isUnchanged = form.change !== undefined && Object.keys(form.change).length === 0;
  const name = serverWord('payments.method', method.viewName);
  return (
    <DecisionDialog
      title={name}
      confirmText={t('payments.methods.save')}
      onClose={onClose}
      areFieldsFine={form.change !== undefined && !isUnchanged}
      onTry={() => setWasTried(true)}
      onConfirm={(comment) =>
        decide(async () => {
          await call('POST Payments/Methods', { body: { viewName: method.viewName, comment, ...form.change } });
          return t('payments.methods.done', { method: name });
        })
      }
    >
      <MethodFields form={form} />
      <FormMessage kind="info" text={wasTried && isUnchanged ? t('payments.methods.nothing') : undefined} />
    </DecisionDialog>
  );
}

function useMethodForm(method: Method) {
  const [draft, setDraft] = useState({
    enabled: method.enabled,
    min: fieldAmount(method.min),
    max: fieldAmount(method.max),
    position: String(method.position),
    texts: { en: method.texts.en ?? '', sw: method.texts.sw ?? '', zh: method.texts.zh ?? '' },
  });
  const [min, max] = [minorFromMajor(draft.min), minorFromMajor(draft.max)];
  const wrong = {
    limits: min === undefined || max === undefined || min <= 0n || min > max,
    position: !/^\d{1,4}$/.test(draft.position) || Number(draft.position) > positionMax,
    text: (language: Language) => {
      const text = draft.texts[language].trim();
      return text.length > textLengthMax || /\p{Cc}/u.test(text);
    },
  };
  const isFine = !wrong.limits && !wrong.position && !languages.some(wrong.text);
  const texts = Object.fromEntries(
    languages
      .filter((language) => draft.texts[language].trim() !== (method.texts[language] ?? ''))
      .map((language) => [language, draft.texts[language].trim()]),
  );
  const change = isFine
    ? {
        ...(draft.enabled !== method.enabled && { enabled: draft.enabled }),
        ...(draft.min !== fieldAmount(method.min) && { min: jsonNumberFromMinor(min as bigint) }),
        ...(draft.max !== fieldAmount(method.max) && { max: jsonNumberFromMinor(max as bigint) }),
        ...(Number(draft.position) !== method.position && { position: Number(draft.position) }),
        ...(Object.keys(texts).length > 0 && { texts }),
      }
    : undefined;
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, wrong, change, set };
}

function MethodFields({ form: { draft, wrong, set } }: { form: ReturnType<typeof useMethodForm> }) {
  const t = useT();
  const limitsError = wrong.limits ? t('payments.methods.wrong.limits') : undefined;
  return (
    <>
      <Switch
        label={t('payments.methods.enabled')}
        checked={draft.enabled}
        onCheckedChange={(enabled) => set({ enabled })}
      />
      <div className={styles.fields}>
        <AmountField
          label={t('payments.methods.min')}
          refusedText={t('payments.methods.wrong.limits')}
          error={limitsError}
          value={draft.min}
          onValueChange={(min) => set({ min })}
        />
        <AmountField
          label={t('payments.methods.max')}
          refusedText={t('payments.methods.wrong.limits')}
          value={draft.max}
          onValueChange={(max) => set({ max })}
        />
      </div>
      <TextField
        label={t('payments.methods.place')}
        inputMode="numeric"
        error={wrong.position ? t('payments.methods.wrong.place') : undefined}
        value={draft.position}
        onValueChange={(position) => set({ position: position.trim() })}
        maxLength={4}
        autoComplete="off"
      />
      {languages.map((language) => (
        <TextAreaField
          key={language}
          label={t(`payments.methods.text.${language}`)}
          hint={language === 'en' ? t('payments.methods.text.hint') : undefined}
          error={wrong.text(language) ? t('payments.methods.wrong.text', { max: textLengthMax }) : undefined}
          value={draft.texts[language]}
          onValueChange={(text) => set({ texts: { ...draft.texts, [language]: text } })}
          lengthMax={textLengthMax}
          rows={2}
        />
      ))}
    </>
  );
}
