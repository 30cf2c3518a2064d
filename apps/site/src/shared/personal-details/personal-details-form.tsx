import { useServerWord, useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import type { FormEvent } from 'react';
import formStyles from '../forms/form.module.css';
import { FormMessage } from '../forms/form-message.tsx';
import { useFailureText } from '../forms/use-failure-text.ts';
import { useForm } from '../forms/use-form.ts';
import { birthDateOf, birthDateText } from './birth-date.ts';
import { BirthDateFields } from './birth-date-fields.tsx';
import { fieldProblems } from './field-problems.ts';
import { RegionField } from './region-field.tsx';
import type { PersonalInformation } from './use-personal-information.ts';
import { useSavePersonalDetails } from './use-save-personal-details.ts';

const nameLengthMax = 100;

interface PersonalDetailsFormProps {
  information: PersonalInformation;
  onTry?: () => void;
  onSaved: () => void;
}

export function PersonalDetailsForm({ information, onTry, onSaved }: PersonalDetailsFormProps) {
  const t = useT();
  const serverWord = useServerWord();
  const failureText = useFailureText();
  const { mutate, isPending } = useSavePersonalDetails();
  const { firstName, lastName, birthDate } = information;
  const { formRef, values, field, errors, message, forgive, refuse, forgiveAll } = useForm<Texts, 'dateOfBirth'>({
    firstName,
    lastName,
    ...birthDateOf(birthDate),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    onTry?.();
    if (Object.values(values).some((text) => text.trim() === '')) {
      const errors = missingFields(values, t('message.please_fill_the_field'));
      return refuse({ errors, message: t('message.please_fill_all_fields') });
    }
    forgiveAll();
    const names = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
    mutate({ ...names, dateOfBirth: birthDateText(values) }, { onSuccess: onSaved, onError: tell });
  }

  function tell(failure: unknown) {
    const problems = fieldProblems(failure);
    if (!problems) return refuse({ message: failureText(failure) });
    const words = (word: string | undefined) => word && (serverWord(word) ?? word);
    refuse({
      errors: {
        firstName: words(problems.firstName),
        lastName: words(problems.lastName),
        dateOfBirth: words(problems.dateOfBirth),
      },
    });
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('personal-details.first')}
        autoComplete="given-name"
        maxLength={nameLengthMax}
        required
        {...field('firstName')}
      />
      <TextField
        label={t('personal-details.last')}
        autoComplete="family-name"
        maxLength={nameLengthMax}
        required
        {...field('lastName')}
      />
      <BirthDateFields
        day={field('day')}
        month={field('month')}
        year={field('year')}
        error={errors.dateOfBirth}
        onChange={() => forgive('dateOfBirth')}
      />
      <RegionField />
      <FormMessage kind="bad" text={message} />
      <Button kind="primary" type="submit" wide busy={isPending}>
        {t(isPending ? 'personal-details.saving' : 'personal-details.save')}
      </Button>
    </form>
  );
}

type Texts = Record<'firstName' | 'lastName' | 'day' | 'month' | 'year', string>;

function missingFields({ firstName, lastName, day, month, year }: Texts, error: string) {
  const missing = (text: string) => (text.trim() === '' ? error : undefined);
  return {
    firstName: missing(firstName),
    lastName: missing(lastName),
    dateOfBirth: [day, month, year].includes('') ? error : undefined,
  };
}
