import { FormMessage } from './form-message.tsx';
import { useFailureText } from './use-failure-text.ts';

/** The one way a form shows a failed answer: in red, read out at once, in the player's language where we have words. */
export function StatusMessage({ failure }: { failure: unknown }) {
  const failureText = useFailureText();
  return <FormMessage kind="bad" text={failure == null ? undefined : failureText(failure)} />;
}
