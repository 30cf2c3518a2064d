import type { Envelope } from '@harmattan/contract';

/** The server answered, and the answer is no. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: string;
  readonly statusCode: number;
  readonly data: unknown;
  /** Names the request in the server's log, for a player who writes to support. */
  readonly requestId: string | null;

  constructor(call: string, { envelope, requestId }: { envelope: Envelope; requestId: string | null }) {
    super(`${call} answered ${envelope.status}`);
    this.status = envelope.status;
    this.statusCode = envelope.statusCode;
    this.data = envelope.data;
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
