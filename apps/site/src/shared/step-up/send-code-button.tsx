import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { refusalOf } from '../api/call-errors.ts';
import { FormMessage } from '../forms/form-message.tsx';
import { useFailureText } from '../forms/use-failure-text.ts';
import { useSendStepUpCode } from './use-send-step-up-code.ts';

/** Texts cost money and are limited, so that the player asks for each. */
export function SendCodeButton() {
  const t = useT();
  const failureText = useFailureText();
  const { mutate, isPending, isSuccess, error } = useSendStepUpCode();

  function textOf(failure: unknown): string {
    const refusal = refusalOf<'POST Security/SendStepUpCode'>(failure);
    if (refusal?.status !== 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS') return failureText(failure);
    return t('step-up.wait', { seconds: refusal.data.remainingTime });
  }

  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        {t(isSuccess ? 'step-up.send-again' : 'step-up.send')}
      </Button>
      <FormMessage kind="info" text={isSuccess ? t('step-up.sent') : undefined} />
      <FormMessage kind="bad" text={error ? textOf(error) : undefined} />
    </>
  );
}
