import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { useSecondsLeft } from '@harmattan/ui/time-left';
import type { CodeSending } from './use-send-number-code.ts';

interface SendButtonProps {
  kind: 'primary' | 'quiet';
  label: string;
  sending: CodeSending;
  resendAtMs: number;
}

/** Counts the wait down beside the button; a voice says only when it is over. */
export function SendButton({ kind, label, sending, resendAtMs }: SendButtonProps) {
  const t = useT();
  const seconds = useSecondsLeft(resendAtMs);
  return (
    <>
      <Button
        kind={kind}
        busy={sending.isPending}
        disabledReason={seconds > 0 ? t('number-proof.resend.wait', { seconds }) : undefined}
        onClick={() => sending.mutate()}
      >
        {sending.isPending ? t('number-proof.sending') : label}
      </Button>
      <span role="status" className="visually-hidden">
        {sending.data && seconds === 0 && t('number-proof.resend.ready')}
      </span>
    </>
  );
}
