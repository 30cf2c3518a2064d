import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import type { FormEvent } from 'react';
import { useForm } from '../../shared/forms/use-form.ts';
import { FilterFold } from '../../shared/page/filter-fold.tsx';
import { now } from '../../shared/time/clock.ts';
import { lastDays, presetDays } from '../../shared/time/period.ts';
import { statuses, type TransactionsFilter, types } from './transactions-filter.ts';
import styles from './transactions-form.module.css';

interface TransactionsFormProps {
  filter: TransactionsFilter;
  onShow: (filter: TransactionsFilter) => void;
}

export function TransactionsForm({ filter, onShow }: TransactionsFormProps) {
  const t = useT();
  const { formRef, values, field, refuse, fill, forgiveAll } = useForm({ ...filter });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { from, to } = values;
    const missing = (day: string) => (day === '' ? t('transactions.missing') : undefined);
    if (from === '' || to === '') refuse({ errors: { from: missing(from), to: missing(to) } });
    else if (to < from) refuse({ errors: { to: t('transactions.order') } });
    else onShow(values);
  }

  function choose(days: number) {
    const chosen = { ...values, ...lastDays(days, now()) };
    fill(chosen);
    forgiveAll();
    onShow(chosen);
  }

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.presets}>
        <legend className="visually-hidden">{t('transactions.presets')}</legend>
        {presetDays.map((days) => (
          <Button key={days} size="small" onClick={() => choose(days)}>
            {t('transactions.preset', { days })}
          </Button>
        ))}
      </fieldset>
      <FilterFold label={t('transactions.filters')} period={filter}>
        <TextField type="date" label={t('transactions.from')} required {...field('from')} />
        <TextField type="date" label={t('transactions.to')} required {...field('to')} />
        <div className={styles.lists}>
          <SelectField
            label={t('transactions.type')}
            options={types.map((value) => ({ value, label: t(`transactions.type.${value}`) }))}
            {...field('type')}
          />
          <SelectField
            label={t('transactions.status')}
            options={statuses.map((value) => ({ value, label: t(`transactions.status.${value}`) }))}
            {...field('status')}
          />
        </div>
        <div className={styles.submit}>
          <Button kind="primary" type="submit" wide>
            {t('transactions.submit')}
          </Button>
        </div>
      </FilterFold>
    </form>
  );
}
