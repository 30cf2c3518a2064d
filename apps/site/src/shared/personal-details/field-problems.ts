import { refusalOf } from '../api/call-errors.ts';

/** The words of a VALIDATION_ERROR by the field that they speak of; undefined when the failure is another one. */
export function fieldProblems(failure: unknown) {
  const refusal = refusalOf<'POST User/SaveUserPersonalDetails'>(failure);
  if (refusal?.status !== 'VALIDATION_ERROR') return undefined;
  const { FirstName, LastName, DateOfBirth } = refusal.data;
  return { firstName: wordOf(FirstName), lastName: wordOf(LastName), dateOfBirth: wordOf(DateOfBirth) };
}

/** With or without the name of the catalogue in front. */
function wordOf(problem: string | undefined): string | undefined {
  return problem?.replace(/^message\./, '');
}
