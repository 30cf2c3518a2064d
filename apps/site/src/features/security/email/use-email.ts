import type { CallData } from '@harmattan/contract';
import { useMutation, useQuery, useQueryClient } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../../../shared/api/call.ts';
import { languageOf } from '../../../shared/brand/language-of.ts';
import { now } from '../../../shared/time/clock.ts';

export interface SentCode {
  email: string;
  endsAtMs: number;
}

export interface KnownEmail extends Pick<CallData<'GET User/Email'>, 'email' | 'provenAt'> {
  /** One that can still be typed. */
  code: SentCode | undefined;
}

const emailKey = ['GET User/Email'];

/** Also after a look into the mail: the server knows whether a code is under way. */
export function useEmail() {
  return useQuery({
    queryKey: emailKey,
    async queryFn({ signal }): Promise<KnownEmail> {
      const { code, ...known } = await call('GET User/Email', { signal });
      return { ...known, code: code ? sentCode(code.email, code) : undefined };
    },
  });
}

function sentCode(email: string, { remainingTime }: { remainingTime: number }): SentCode {
  return { email, endsAtMs: now() + remainingTime * 1_000 };
}

export function useSendEmailCode() {
  const language = languageOf(useEnvironment());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, proof }: { email: string; proof: object }) =>
      sentCode(email.trim(), await call('POST User/SendEmailCode', { body: { email, language, ...proof } })),
    onSuccess: (code) => queryClient.setQueryData<KnownEmail>(emailKey, (known) => known && { ...known, code }),
  });
}

export function useProveEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call('POST User/ProveEmail', { body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: emailKey }),
  });
}
