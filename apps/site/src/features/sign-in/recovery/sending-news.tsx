import { useServerWord, useT } from '@harmattan/i18n/use-t';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { ResendWait } from './resend-wait.tsx';
import type { CodeSending } from './use-send-code.ts';

/** What became of the last press on Send SMS: in the words of the status, and in those of the message where it says more. */
export function SendingNews({ sending: { outcome, failure } }: { sending: CodeSending }) {
  const t = useT();
  const serverWord = useServerWord();
  const failureText = useFailureText();
  const wordsOf = (message: string | undefined) => (message ? (serverWord(message) ?? message) : undefined);
  const refusal = refusalOf<'POST Security/SendSmsVerificationCodeByUserName'>(failure);
  const message = wordsOf((refusal?.data as { message?: string } | null | undefined)?.message);
  const texts = failure ? [...new Set([failureText(failure), ...(message ? [message] : [])])] : [];
  return (
    <>
      <FormMessage
        kind="good"
        text={outcome?.kind === 'sent' ? (wordsOf(outcome.message) ?? t('message.Verification_code_sent')) : undefined}
      />
      {outcome?.kind === 'too soon' && <ResendWait key={outcome.resendAtMs} resendAtMs={outcome.resendAtMs} />}
      <FormMessage kind="bad" text={texts.length > 0 ? texts.join(' ') : undefined} />
    </>
  );
}
