import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import formStyles from '../forms/form.module.css';
import { StatusMessage } from '../forms/status-message.tsx';
import { SendButton } from './send-button.tsx';
import type { CodeSending } from './use-send-number-code.ts';

interface SendStepProps {
  sending: CodeSending;
  resendAtMs: number;
  onLater: (() => void) | undefined;
}

export function SendStep({ sending, resendAtMs, onLater }: SendStepProps) {
  const t = useT();
  return (
    <>
      <StatusMessage failure={sending.error} />
      <div className={formStyles.actions}>
        {onLater && <Button onClick={onLater}>{t('number-proof.later')}</Button>}
        <SendButton kind="primary" label={t('number-proof.send')} sending={sending} resendAtMs={resendAtMs} />
      </div>
    </>
  );
}
