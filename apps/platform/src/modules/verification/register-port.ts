import type { IdentityNumberKind } from '@harmattan/kernel/markets/market';

export interface RegisterQuestion {
  /** Of the check. The same where it is asked again. */
  requestId: string;
  kind: IdentityNumberKind;
  number: string;
  firstName: string;
  lastName: string;
  /** Year-month-day. */
  birthDate: string;
}

export type RegisterAnswer =
  | { kind: 'found'; name: string; birthDate: string | undefined }
  | { kind: 'not found' }
  /** No answer, or none that is understood: neither a yes nor a no. */
  | { kind: 'unknown' };

/** Whom a register of the state knows under a number. It never throws. */
export type Register = (question: RegisterQuestion) => Promise<RegisterAnswer>;
