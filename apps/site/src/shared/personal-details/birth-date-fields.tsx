import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { SelectField } from '@harmattan/ui/select-field';
import { useId } from 'react';
import { birthYears, days, months } from './birth-date.ts';
import styles from './birth-date-fields.module.css';

interface ListField {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

interface BirthDateFieldsProps {
  day: ListField;
  month: ListField;
  year: ListField;
  error: string | undefined;
  onChange: () => void;
}

/** Three lists that stand for one date, and have one error between them. */
export function BirthDateFields({ day, month, year, error, onChange }: BirthDateFieldsProps) {
  const t = useT();
  const { now } = useEnvironment();
  const errorId = useId();
  const lists = [
    { field: day, label: t('personal-details.day'), values: days, autoComplete: 'bday-day' },
    { field: month, label: t('personal-details.month'), values: months, autoComplete: 'bday-month' },
    {
      field: year,
      label: t('personal-details.year'),
      values: birthYears(new Date(now()).getFullYear()),
      autoComplete: 'bday-year',
    },
  ];
  return (
    <fieldset className={styles.fields} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{t('personal-details.birth')}</legend>
      <div className={styles.row}>
        {lists.map(({ field, label, values, autoComplete }) => (
          <SelectField
            key={label}
            name={field.name}
            label={label}
            value={field.value}
            placeholder="–"
            autoComplete={autoComplete}
            options={values.map((value) => ({ value, label: value }))}
            isInvalid={error !== undefined}
            onValueChange={(value) => {
              field.onValueChange(value);
              onChange();
            }}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
