import { useT } from '@harmattan/i18n/use-t';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';

/** What to show for a message that was refused, or whose outcome is unknown. */
export function useSendFailureText(): (failure: unknown) => string {
  const t = useT();
  const failureText = useFailureText();
  return (failure) => {
    const refusal = refusalOf<'POST Messages/SendAdminMessage'>(failure);
    if (!refusal) return t('messages.unknown');
    return refusal.status === 'TOO_MANY_ATTEMPTS' ? t('messages.TOO_MANY_ATTEMPTS') : failureText(failure);
  };
}
