import { useT } from '@harmattan/i18n/use-t';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { StatusMessage } from '../../../shared/forms/status-message.tsx';
import { ResendWait } from './resend-wait.tsx';
import type { CodeSending } from './use-send-code.ts';

/** What became of the last press on Send SMS. */
export function SendingNews({ sending: { outcome, failure } }: { sending: CodeSending }) {
  const t = useT();
  return (
    <>
      <FormMessage kind="good" text={outcome?.kind === 'sent' ? t('recovery.sent') : undefined} />
      {outcome?.kind === 'too soon' && <ResendWait key={outcome.resendAtMs} resendAtMs={outcome.resendAtMs} />}
      <StatusMessage failure={failure} />
    </>
  );
}
