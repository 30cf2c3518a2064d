import { useMutation } from '@harmattan/queries';
import { useState } from 'react';
import { type SendOutcome, sendCode } from './send-code.ts';

/** What is known of the codes for one number. Being told to wait does not end the code that was sent before. */
export function useSendCode(userName: string) {
  const [sent, setSent] = useState<SendOutcome & { kind: 'sent' }>();
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: sendCode,
    onSuccess(outcome) {
      if (outcome.kind === 'sent') setSent(outcome);
    },
  });
  const isOfThisNumber = variables === userName && !isPending;
  return {
    send: () => mutate(userName),
    isSending: isPending,
    sent: sent?.userName === userName ? sent : undefined,
    outcome: isOfThisNumber ? data : undefined,
    failure: isOfThisNumber ? error : undefined,
  };
}

export type CodeSending = ReturnType<typeof useSendCode>;
