import { CallFailed } from '../api/call-errors.ts';

/** The words of a VALIDATION_ERROR by the field that they speak of; undefined when the failure is another one. */
export function fieldProblems(failure: unknown) {
  if (!(failure instanceof CallFailed) || failure.status !== 'VALIDATION_ERROR') return undefined;
  const data = (failure.data ?? {}) as Record<string, unknown>;
  return { firstName: wordOf(data.FirstName), lastName: wordOf(data.LastName), dateOfBirth: wordOf(data.DateOfBirth) };
}

/** With or without the name of the catalogue in front. */
function wordOf(problem: unknown): string | undefined {
  return typeof problem === 'string' ? problem.replace(/^message\./, '') : undefined;
}
