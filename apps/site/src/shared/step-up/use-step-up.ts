import type { RefusalStatus, StepUpRefusal } from '@harmattan/contract';
import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { refusalOf } from '../api/call-errors.ts';
import { needsOf, type StepUpAsk, type StepUpCall, type StepUpField, stepUpOf, wrongFieldOf } from './step-up.ts';

type Errors = Partial<Record<StepUpField, string>>;

/** One for each refusal of what was typed, and none for the other words of these calls. */
type WrongTexts = Record<Exclude<StepUpRefusal, 'STEP_UP_REQUIRED'>, string> &
  Partial<Record<RefusalStatus<StepUpCall>, string>>;

const nothing = { password: '', code: '' };
const fields = ['password', 'code'] as const;

function useWrongTexts(): WrongTexts {
  const t = useT();
  return {
    PASSWORD_IS_INCORRECT: t('step-up.wrong-password'),
    AUTH_CODE_IS_NOT_CORRECT: t('step-up.wrong-code'),
    INVALID_VERIFICATION_CODE: t('step-up.wrong-text'),
    TOO_MANY_ATTEMPTS: t('step-up.too-many'),
  };
}

/** What the player types where the server asks once more who it is. `initial`: what it will ask for, where that is known before. */
export function useStepUp(initial?: StepUpAsk) {
  const t = useT();
  const [asked, setAsked] = useState<StepUpAsk>();
  const [prefersText, setPrefersText] = useState(false);
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Errors>({});
  /** Each one moves the focus to the field that it is about. */
  const [refusals, setRefusals] = useState(0);
  const ask = asked ?? initial;
  const needs = ask && needsOf(ask, { prefersText });
  const wrongTexts = useWrongTexts();

  function refuse(wrong: Errors) {
    setErrors(wrong);
    setRefusals((count) => count + 1);
  }

  return {
    ask,
    needs,
    values,
    errors,
    refusals,
    preferText(isPreferred: boolean) {
      setPrefersText(isPreferred);
      setErrors({});
    },
    setValue(field: StepUpField, value: string) {
      setValues((others) => ({ ...others, [field]: value }));
      setErrors((shown) => ({ ...shown, [field]: undefined }));
    },
    /** The fields of the call. Undefined when one is missing, which the form then says. */
    proof(): { password?: string; stepUpCode?: string } | undefined {
      if (!needs) return {};
      const missing = fields.filter((field) => needs[field] && values[field] === '');
      if (missing.length > 0) {
        refuse(Object.fromEntries(missing.map((field) => [field, t('message.please_fill_the_field')])));
        return undefined;
      }
      setErrors({});
      return {
        ...(needs.password && { password: values.password }),
        ...(needs.code && { stepUpCode: values.code }),
      };
    },
    /** Whether the failure is about what is typed here; it is then said beside its field, and what was typed stays. */
    take(failure: unknown): boolean {
      const wanted = stepUpOf(failure);
      if (wanted) {
        setAsked(wanted);
        setErrors({});
        // What the page has asked for already and the server wants all the same is a code that is missing.
        setRefusals((count) => count + 1);
        return true;
      }
      const status = refusalOf<StepUpCall>(failure)?.status;
      const field = needs && wrongFieldOf(failure, needs);
      if (!status || !field) return false;
      refuse({ [field]: wrongTexts[status] });
      return true;
    },
    forget() {
      setAsked(undefined);
      setPrefersText(false);
      setValues(nothing);
      setErrors({});
      setRefusals(0);
    },
  };
}

export type StepUp = ReturnType<typeof useStepUp>;
