import { type Envelope, requestIdHeader, statuses, type TransportFailure } from '@harmattan/contract';
import { isDatabaseAway } from '@harmattan/process/database-away';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { NotReady, TurnedAway } from '../not-ready.ts';
import { MalformedBody } from './json-body.ts';

/** Thrown where a request cannot be served; the wire shows its word and, for a malformed one, what is wrong. */
export class RequestFailure extends Error {
  override name = 'RequestFailure';
  readonly status: TransportFailure;
  readonly data: unknown;

  constructor(status: TransportFailure, data: unknown = null) {
    super(status);
    this.status = status;
    this.data = data;
  }
}

/** Floods are answered with it: one for all answers spares noting the stack of each. */
const notReady = new RequestFailure('NOT_READY');

export function failureEnvelope(status: TransportFailure, data: unknown = null): Envelope {
  return { statusCode: statuses[status].statusCode, status, data };
}

const byHttpStatus = new Map<number, TransportFailure>([
  [401, 'NOT_SIGNED_IN'],
  [403, 'NOT_ALLOWED'],
  [404, 'UNKNOWN_CALL'],
  [405, 'WRONG_METHOD'],
  [408, 'TOO_SLOW'],
  [413, 'TOO_LARGE'],
  [415, 'WRONG_MEDIA_TYPE'],
  [429, 'TOO_MANY_REQUESTS'],
  [503, 'NOT_READY'],
]);

/** The one place where an error becomes an answer: its cause goes to the log, the wire gets a word. */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toRequestFailure(error);
  if (failure.status === 'GENERAL_ERROR') request.log.error({ requestId: request.id, err: error }, 'request failed');
  if (failure.status === 'NOT_READY') reply.header('retry-after', '5');
  reply.statusWord = failure.status;
  reply.isTurnedAway = error instanceof TurnedAway;
  // An address that cannot even be read gets here before the hooks that set these.
  reply.headers({ [requestIdHeader]: request.id, 'x-content-type-options': 'nosniff' });
  return reply.status(statuses[failure.status].http).send(failureEnvelope(failure.status, failure.data));
}

/** What is not known to be the caller's fault is ours. */
function toRequestFailure(error: FastifyError | Error): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (error instanceof MalformedBody) return new RequestFailure('MALFORMED_REQUEST', { problems: [error.message] });
  if (error instanceof NotReady || isDatabaseAway(error)) return notReady;
  const httpStatus = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const known = byHttpStatus.get(httpStatus);
  if (known) return new RequestFailure(known);
  return new RequestFailure(httpStatus >= 400 && httpStatus < 500 ? 'MALFORMED_REQUEST' : 'GENERAL_ERROR');
}
