import { useMutation, useQueryClient } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../api/call.ts';
import { refusalOf } from '../api/call-errors.ts';
import { languageOf } from '../brand/language-of.ts';
import { now } from '../time/clock.ts';
import { type NumberProof, numberProofKey } from './use-number-proof.ts';

/** The least time between two codes to one number. */
const resendAfterMs = 60_000;

/** Having to wait for the next code is an outcome, and the page counts the wait down; everything else is thrown. */
export function useSendNumberCode() {
  const language = languageOf(useEnvironment());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(language),
    onSuccess: (change) =>
      queryClient.setQueryData<NumberProof>(numberProofKey, (known) => known && { ...known, ...change }),
  });
}

export type CodeSending = ReturnType<typeof useSendNumberCode>;

async function send(lang: ReturnType<typeof languageOf>): Promise<Partial<NumberProof>> {
  try {
    const { isProven, remainingTime } = await call('POST Security/SendNumberCode', { body: { lang } });
    return { isProven, codeEndsAtMs: now() + remainingTime * 1_000, resendAtMs: now() + resendAfterMs };
  } catch (error) {
    const refusal = refusalOf<'POST Security/SendNumberCode'>(error);
    if (refusal?.status !== 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS') throw error;
    return { resendAtMs: now() + refusal.data.remainingTime * 1_000 };
  }
}
