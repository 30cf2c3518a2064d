import { useServerWord } from '@harmattan/i18n/use-t';
import { CallFailed } from './api/call-errors.ts';

/**
 * The words of a VALIDATION_ERROR for the fields that they speak of, in the player's language. Undefined when the failure
 * is another one, or speaks of no field: it is then told below the form.
 */
export function useFieldErrors(): (failure: unknown) => Record<string, string> | undefined {
  const serverWord = useServerWord();
  return (failure) => {
    if (!(failure instanceof CallFailed) || failure.status !== 'VALIDATION_ERROR') return undefined;
    const errors = Object.entries(failure.data ?? {}).flatMap(([field, problem]) => {
      if (typeof problem !== 'string') return [];
      // With or without the name of the catalogue in front.
      const word = problem.replace(/^message\./, '');
      return [[field, serverWord(word) ?? word]];
    });
    return errors.length > 0 ? Object.fromEntries(errors) : undefined;
  };
}
