import type { z } from 'zod';
import type { CallDefinition } from './call.ts';
import { activityCalls } from './calls/activity.ts';
import { bankingCalls, paymentQuestionCalls } from './calls/banking.ts';
import { breaksCalls } from './calls/breaks.ts';
import { cashraceCalls } from './calls/cashrace.ts';
import { emailCalls } from './calls/email.ts';
import { gameCalls } from './calls/game.ts';
import { jackpotCalls } from './calls/jackpot.ts';
import { limitsCalls } from './calls/limits.ts';
import { marketingCalls } from './calls/marketing.ts';
import { messagesCalls } from './calls/messages.ts';
import { rightsCalls } from './calls/rights.ts';
import { securityCalls } from './calls/security.ts';
import { sportsCalls } from './calls/sports.ts';
import { taxCalls } from './calls/tax.ts';
import { userCalls } from './calls/user.ts';
import { verificationCalls } from './calls/verification.ts';
import type { BusinessFailure, TransportFailure } from './statuses.ts';

/** Every call of the players' wire, filed under its method and path. */
export const calls = {
  ...activityCalls,
  ...bankingCalls,
  ...breaksCalls,
  ...cashraceCalls,
  ...emailCalls,
  ...gameCalls,
  ...jackpotCalls,
  ...limitsCalls,
  ...marketingCalls,
  ...messagesCalls,
  ...rightsCalls,
  ...securityCalls,
  ...sportsCalls,
  ...taxCalls,
  ...userCalls,
  ...paymentQuestionCalls,
  ...verificationCalls,
} as const satisfies Record<`${'GET' | 'POST'} ${string}`, CallDefinition>;

export type Calls = typeof calls;
export type CallKey = keyof Calls;

type InputPart<Definition, Part extends 'query' | 'body'> = Definition extends { [part in Part]: infer Schema }
  ? { [part in Part]: z.input<Schema> }
  : unknown;

/** The fields as the specification has them, also where they may be secret. */
export type SpecifiedInput<Key extends CallKey> = InputPart<Calls[Key], 'query'> & InputPart<Calls[Key], 'body'>;

/** What the page sends: fields that may be secret as a body, so that they are in no address. */
export type CallInput<Key extends CallKey> = Calls[Key] extends { queryMayBeBody: true; query: infer Schema }
  ? { body: z.input<Schema> }
  : SpecifiedInput<Key>;

/** What the page receives on success. */
export type CallData<Key extends CallKey> = z.input<Calls[Key]['data']>;

/** The refusals that a call declares; of several calls, those that any of them declares. */
export type CallFailure<Key extends CallKey> = Key extends CallKey
  ? keyof Calls[Key]['failures'] & BusinessFailure
  : never;

/** Every word that a call can answer in place of SUCCESS. */
export type RefusalStatus<Key extends CallKey = never> = CallFailure<Key> | TransportFailure;

type Declared<Failures> = {
  [Word in keyof Failures]: { readonly status: Word; readonly data: z.input<Failures[Word]> };
}[keyof Failures];

/**
 * What the page receives in place of the data: a refusal that the call declares, with its own data, or a failure that any call can
 * answer. Of several calls, what any of them can answer; without a call, only the latter.
 */
export type Refusal<Key extends CallKey = never> =
  | (Key extends CallKey ? Declared<Calls[Key]['failures']> : never)
  | { [Word in TransportFailure]: { readonly status: Word; readonly data: unknown } }[TransportFailure];
