// Facts of the wire that need no schema library: the site ships these.

export const apiPrefix = '/api/api';

/** Of the office's calls, on its own origin. */
export const officePrefix = '/office/api';

/** Every answer under the prefix, good or bad. `statusCode` 0 is success; `status` is the word for the same. */
export interface Envelope<Data = unknown> {
  statusCode: number;
  status: string;
  data: Data;
}

/** Names the request in the logs, so that a player can quote it to support. */
export const requestIdHeader = 'x-request-id';
