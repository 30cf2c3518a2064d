import type { CallFailure, CallKey, Envelope, Refusal, TransportFailure } from '@harmattan/contract';

/** The server answered, and the answer is no. `refusalOf` reads which one. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  protected readonly status: string;
  protected readonly data: unknown;
  /** Names the request in the server's log, for a player who writes to support. */
  readonly requestId: string | null;

  constructor(call: string, { envelope, requestId }: { envelope: Envelope; requestId: string | null }) {
    super(`${call} answered ${envelope.status}`);
    this.status = envelope.status;
    this.data = envelope.data;
    this.requestId = requestId;
  }
}

/**
 * What a call answered in place of its data; undefined when no answer came. The type argument is the call that failed, so that only the
 * words it can answer compile: `refusalOf<'POST Security/ProveNumber'>(failure)?.status === 'INVALID_VERIFICATION_CODE'`.
 */
export function refusalOf<Key extends CallKey = never>(failure: unknown): Refusal<Key> | undefined {
  return failure instanceof CallFailed ? (failure as unknown as Refusal<Key>) : undefined;
}

/** An entry for each refusal that the call declares, and none for a word that it cannot answer. */
export type ByRefusal<Key extends CallKey, Entry> = Record<CallFailure<Key>, Entry> &
  Partial<Record<TransportFailure, Entry>>;

/** No answer came, or none that could be read. Whether the server acted on the call is not known. */
export class CallUnreachable extends Error {
  override name = 'CallUnreachable';

  constructor(call: string, options: ErrorOptions) {
    super(`${call} got no answer`, options);
  }
}
