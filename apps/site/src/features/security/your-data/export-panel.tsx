import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { FormEvent } from 'react';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { Panel } from '../../../shared/page/panel.tsx';
import { stepUpOf } from '../../../shared/step-up/step-up.ts';
import { StepUpFields } from '../../../shared/step-up/step-up-fields.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { useExport } from './use-export.ts';
import styles from './your-data.module.css';

const contents = ['account', 'money', 'play', 'limits', 'words'] as const;

export function ExportPanel() {
  const t = useT();
  const failureText = useFailureText();
  const stepUp = useStepUp('password');
  const { mutate, isPending, isSuccess, error, reset } = useExport();
  const isToldBelow = error !== null && stepUpOf(error) === undefined && Object.keys(stepUp.errors).length === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    const proof = stepUp.proof();
    if (isPending || !proof) return;
    reset();
    mutate(proof, { onSuccess: stepUp.forget, onError: stepUp.take });
  }

  return (
    <Panel title={t('rights.export.title')} text={t('rights.export.text')}>
      <ul className={styles.list}>
        {contents.map((name) => (
          <li key={name}>{t(`rights.export.has.${name}`)}</li>
        ))}
      </ul>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <StepUpFields stepUp={stepUp} hint={t('rights.export.proof')} />
        <FormMessage kind="bad" text={isToldBelow ? failureText(error) : undefined} />
        <FormMessage kind="good" text={isSuccess ? t('rights.export.done') : undefined} />
        <div className={formStyles.actions}>
          <Button kind="primary" type="submit" busy={isPending}>
            {t(isPending ? 'rights.export.busy' : 'rights.export.go')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
