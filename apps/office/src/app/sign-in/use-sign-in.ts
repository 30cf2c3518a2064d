import type { OfficeCallInput } from '@harmattan/contract/office';
import { useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { meQuery } from '../../shared/session/me.ts';
import { keepToken } from '../../shared/session/session.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { useT } from '../texts.ts';

export type SignInFields = OfficeCallInput<'POST Staff/SignIn'>['body'];

export function useSignIn() {
  const t = useT();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Whether a session is open now. */
  async function send(fields: SignInFields): Promise<boolean> {
    if (isSending.current) return true;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { token, staff } = await call('POST Staff/SignIn', { body: fields });
      // What another person saw here is gone.
      queryClient.clear();
      queryClient.setQueryData(meQuery.queryKey, staff);
      keepToken(token);
      return true;
    } catch (error) {
      setFailure(textOf(error));
      return false;
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  function textOf(error: unknown): string {
    const word = refusalOf<'POST Staff/SignIn'>(error);
    if (word === 'INVALID_USERNAME_OR_PASSWORD') return t('app.sign-in.wrong');
    return word === 'TOO_MANY_ATTEMPTS' ? t('app.sign-in.locked') : failureText(error);
  }

  return { send, isBusy, failure };
}
