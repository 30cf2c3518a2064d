import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { useSecondsLeft } from '@harmattan/ui/time-left';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import type { CodeTimes } from './login.ts';
import { useLogin } from './use-login.ts';
import { useLoginFailureText } from './use-login-failure-text.ts';

interface OwnCodeProps {
  asked: CodeTimes;
  userName: string;
  password: string;
}

/**
 * A code counts only for the sign-in that asked for it: asks for one when the turn of this sign-in comes, and for another one when the
 * first did not arrive.
 */
export function OwnCode({ asked, userName, password }: OwnCodeProps) {
  const t = useT();
  const failureText = useLoginFailureText();
  const { mutate, data, error, isPending } = useLogin();
  const answer = data?.kind === 'code needed' ? data : undefined;
  const { codeAtMs, resendAtMs } = answer ?? asked;
  const seconds = useSecondsLeft(codeAtMs ?? resendAtMs ?? 0);
  const isFirst = codeAtMs !== undefined;
  return (
    <>
      {isFirst && <p className={formStyles.text}>{t('sign-in.own.text')}</p>}
      <FormMessage kind="good" text={answer && !isFirst ? t('sign-in.own.sent') : undefined} />
      <Button
        kind={isFirst ? 'quiet' : 'plain'}
        busy={isPending}
        disabledReason={seconds > 0 ? t('sign-in.own.wait', { seconds }) : undefined}
        onClick={() => mutate({ userName, password, code: '' })}
      >
        {t(isFirst ? 'sign-in.own.send' : 'sign-in.own.again')}
      </Button>
      <span role="status" className="visually-hidden">
        {seconds === 0 && t('sign-in.own.ready')}
      </span>
      <FormMessage kind="bad" text={error && !isPending ? failureText(error) : undefined} />
    </>
  );
}
