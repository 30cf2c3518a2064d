import type { Socket } from 'node:net';
import { statuses, type TransportFailure } from '@harmattan/contract';
import { failureEnvelope } from './failure.ts';

/** By the code of the error that Node raises before there is a request to answer. */
const failures: Record<string, TransportFailure> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'TOO_LARGE',
};

/** What arrives is not even HTTP, or never arrives whole: the socket gets its answer by hand. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return;
  const status = failures[error.code ?? ''] ?? 'MALFORMED_REQUEST';
  const body = JSON.stringify(failureEnvelope(status));
  const head = [
    `HTTP/1.1 ${statuses[status].http} ${status}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
