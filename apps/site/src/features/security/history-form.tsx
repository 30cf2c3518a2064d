import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import type { FormEvent } from 'react';
import { useForm } from '../../shared/forms/use-form.ts';
import { FilterFold } from '../../shared/page/filter-fold.tsx';
import { now } from '../../shared/time/clock.ts';
import { lastDays, type Period, presetDays } from '../../shared/time/period.ts';
import styles from './history-form.module.css';

interface HistoryFormProps {
  period: Period;
  onShow: (period: Period) => void;
}

export function HistoryForm({ period, onShow }: HistoryFormProps) {
  const t = useT();
  const { formRef, values, field, refuse, fill, forgiveAll } = useForm({ ...period });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { from, to } = values;
    const missing = (day: string) => (day === '' ? t('security.history.missing') : undefined);
    if (from === '' || to === '') refuse({ errors: { from: missing(from), to: missing(to) } });
    else if (to < from) refuse({ errors: { to: t('security.history.order') } });
    else onShow({ from, to });
  }

  function choose(days: number) {
    const chosen = lastDays(days, now());
    fill(chosen);
    forgiveAll();
    onShow(chosen);
  }

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.presets}>
        <legend className="visually-hidden">{t('security.history.presets')}</legend>
        {presetDays.map((days) => (
          <Button key={days} size="small" onClick={() => choose(days)}>
            {t('security.history.preset', { days })}
          </Button>
        ))}
      </fieldset>
      <FilterFold label={t('security.history.filters')} period={period}>
        <TextField type="date" label={t('security.history.from')} required {...field('from')} />
        <TextField type="date" label={t('security.history.to')} required {...field('to')} />
        <div className={styles.show}>
          <Button kind="primary" type="submit" wide>
            {t('security.history.show')}
          </Button>
        </div>
      </FilterFold>
    </form>
  );
}
