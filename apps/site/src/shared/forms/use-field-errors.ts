import { useServerWord } from '@harmattan/i18n/use-t';
import { refusalOf } from '../api/call-errors.ts';

/** Forms whose VALIDATION_ERROR names the field. */
type FormCall = 'POST Email/SendMail' | 'POST Messages/SendAdminMessage';

/**
 * The words of a VALIDATION_ERROR for the fields that they speak of, in the player's language. Undefined when the failure
 * is another one, or speaks of no field: it is then told below the form.
 */
export function useFieldErrors(): (failure: unknown) => Record<string, string> | undefined {
  const serverWord = useServerWord();
  return (failure) => {
    const refusal = refusalOf<FormCall>(failure);
    if (refusal?.status !== 'VALIDATION_ERROR') return undefined;
    const errors = Object.entries(refusal.data ?? {}).flatMap(([field, problem]) => {
      if (typeof problem !== 'string') return [];
      // With or without the name of the catalogue in front.
      const word = problem.replace(/^message\./, '');
      return [[field, serverWord(word) ?? word]];
    });
    return errors.length > 0 ? Object.fromEntries(errors) : undefined;
  };
}
