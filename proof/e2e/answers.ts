import {
  apiPrefix,
  type CallData,
  type CallKey,
  type Refusal,
  type RefusalStatus,
  splitKey,
  statuses,
} from '@harmattan/contract';
import type { Page } from '@playwright/test';

/** A success of the call, for `route.fulfill`. What the server could not send does not compile. */
export function answer<Key extends CallKey>(_call: Key, data: CallData<Key>) {
  return envelope('SUCCESS', data);
}

type DataOf<Key extends CallKey, Word> = Extract<Refusal<Key>, { status: Word }>['data'];

/** Left out where the refusal carries none. */
type DataArgument<Data> = null extends Data ? [] : [data: Data];

/** A refusal of the call, for `route.fulfill`. A word that the call cannot answer does not compile. */
export function refuse<Key extends CallKey, Word extends RefusalStatus<Key>>(
  _call: Key,
  status: Word,
  ...rest: DataArgument<DataOf<Key, Word>>
) {
  const [data = null]: readonly unknown[] = rest;
  return envelope(status, data);
}

/** A word that only a later server has: pages have to say something about it all the same. */
export function refuseWithNewWord(status: string) {
  return { json: { statusCode: 1, status, data: null } };
}

function envelope(status: keyof typeof statuses, data: unknown) {
  const { statusCode, http } = statuses[status];
  return { status: http, json: { statusCode, status, data } };
}

export type Answers = { [Key in CallKey]?: CallData<Key> };

/** Answers the calls of the page so, until a later answer replaces this one. */
export async function answerCalls(page: Page, answers: Answers): Promise<void> {
  for (const [call, data] of Object.entries(answers)) {
    await page.route(addressOf(call), (route) => route.fulfill(envelope('SUCCESS', data)));
  }
}

/** Refuses the call so, until a later answer replaces this one. */
export async function refuseCall<Key extends CallKey, Word extends RefusalStatus<Key>>(
  page: Page,
  call: Key,
  status: Word,
  ...data: DataArgument<DataOf<Key, Word>>
): Promise<void> {
  const refusal = refuse(call, status, ...data);
  await page.route(addressOf(call), (route) => route.fulfill(refusal));
}

function addressOf(call: string): string {
  return `**${apiPrefix}${splitKey(call).path}*`;
}
