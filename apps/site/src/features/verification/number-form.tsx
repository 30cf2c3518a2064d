import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { type FormEvent, useState } from 'react';
import { refusalOf } from '../../shared/api/call-errors.ts';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import type { Verification } from '../../shared/verification/use-verification.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { useSubmitNumber } from './use-submit.ts';

type Kind = Verification['numbers'][number];

const numberLengthMax = 40;

export function NumberForm({ kinds }: { kinds: readonly Kind[] }) {
  const t = useT();
  const refusalText = useRefusalText();
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'nin');
  const { formRef, values, field, message, refuse, forgiveAll } = useForm({ number: '' });
  const { mutate, isPending } = useSubmitNumber();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (values.number.trim() === '') return refuse({ errors: { number: t('message.please_fill_the_field') } });
    forgiveAll();
    mutate({ kind, number: values.number }, { onError: tell });
  }

  function tell(failure: unknown) {
    const isWrong = refusalOf<'POST Verification/SubmitNumber'>(failure)?.status === 'INCORRECT_PARAMETER_VALUE';
    refuse(isWrong ? { errors: { number: t('verification.number.wrong') } } : { message: refusalText(failure) });
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <SelectField
        label={t('verification.number.kind')}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: t(`verification.number.kind.${one}`) }))}
        onValueChange={(value) => setKind(value as Kind)}
      />
      <TextField
        label={t('verification.number.label')}
        hint={t(`verification.number.hint.${kind}`)}
        inputMode={kind === 'vnin' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={numberLengthMax}
        {...field('number')}
      />
      <FormMessage kind="bad" text={message} />
      <Button kind="primary" type="submit" wide busy={isPending}>
        {t(isPending ? 'verification.number.submitting' : 'verification.number.submit')}
      </Button>
    </form>
  );
}
