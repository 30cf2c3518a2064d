import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { useSecondsLeft } from '@harmattan/ui/time-left';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { useLogin } from './use-login.ts';
import { useLoginFailureText } from './use-login-failure-text.ts';

interface OwnCodeProps {
  codeAtMs: number;
  userName: string;
  password: string;
}

/** A code counts only for the sign-in that asked for it. Asks for one when the turn of this sign-in comes. */
export function OwnCode({ codeAtMs, userName, password }: OwnCodeProps) {
  const t = useT();
  const failureText = useLoginFailureText();
  const { mutate, data, error, isPending } = useLogin();
  const answer = data?.kind === 'code needed' ? data : undefined;
  const seconds = useSecondsLeft(answer?.codeAtMs ?? codeAtMs);
  if (answer && answer.codeAtMs === undefined) return <FormMessage kind="good" text={t('sign-in.own.sent')} />;
  return (
    <>
      <p className={formStyles.text}>{t('sign-in.own.text')}</p>
      <Button
        busy={isPending}
        disabledReason={seconds > 0 ? t('sign-in.own.wait', { seconds }) : undefined}
        onClick={() => mutate({ userName, password, code: '' })}
      >
        {t('sign-in.own.send')}
      </Button>
      <span role="status" className="visually-hidden">
        {seconds === 0 && t('sign-in.own.ready')}
      </span>
      <FormMessage kind="bad" text={error && !isPending ? failureText(error) : undefined} />
    </>
  );
}
