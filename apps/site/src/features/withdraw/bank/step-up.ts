import { CallFailed } from '../../../shared/api/call-errors.ts';

/** What the server asks for before money goes to a new account. */
export type StepUp = 'password' | 'code';

/** Undefined for any other failure. */
export function stepUpOf(failure: unknown): StepUp | undefined {
  if (!(failure instanceof CallFailed) || failure.status !== 'STEP_UP_REQUIRED') return undefined;
  return (failure.data as { ask: StepUp }).ask;
}

const wrongProofs = ['PASSWORD_IS_INCORRECT', 'AUTH_CODE_IS_NOT_CORRECT', 'TOO_MANY_ATTEMPTS'];

/** What was typed is wrong: said beside its field. */
export function isWrongProof(failure: unknown): boolean {
  return failure instanceof CallFailed && wrongProofs.includes(failure.status);
}
