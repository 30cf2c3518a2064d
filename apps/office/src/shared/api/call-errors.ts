import type { TransportFailure } from '@harmattan/contract';
import type { OfficeCallKey, OfficeCalls } from '@harmattan/contract/office';

/** The server answered, and the answer is no. `refusalOf` reads which one. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: string;
  /** A narrower word, where the answer has one: `AMOUNT_NEEDED` of `INCORRECT_PARAMETER_VALUE`. */
  readonly detail: string | undefined;
  /** What came with the answer. */
  readonly data: unknown;
  /** Names the request in the server's log and in the audit. */
  readonly requestId: string | null;

  constructor(
    call: string,
    answer: { status: string; detail?: string | undefined; data: unknown; requestId: string | null },
  ) {
    const { status, detail, data, requestId } = answer;
    super(`${call} answered ${status}`);
    this.status = status;
    this.detail = detail;
    this.data = data;
    this.requestId = requestId;
  }
}

/** No answer came, or none that could be read. Whether the server acted on the call is not known. */
export class CallUnreachable extends Error {
  override name = 'CallUnreachable';

  constructor(call: string, options: ErrorOptions) {
    super(`${call} got no answer`, options);
  }
}

/** The words that a call can answer in place of its data. */
export type RefusalWord<Key extends OfficeCallKey> = keyof OfficeCalls[Key]['failures'] | TransportFailure;

/** Only the words of the call compile: `refusalOf<'POST Approvals/Decide'>(error) === 'OWN_REQUEST'`. */
export function refusalOf<Key extends OfficeCallKey>(error: unknown): RefusalWord<Key> | undefined {
  return error instanceof CallRefused ? (error.status as RefusalWord<Key>) : undefined;
}
