import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const failure = (code: string | undefined, message = 'failed') => Object.assign(new Error(message), { code });

test.each(['57P01', '57P03', '53100', '53200', '53300', '25006', '08006', '58030', 'ECONNREFUSED'])(
  'a database that answers %s is away',
  (code) => expect(isDatabaseAway(failure(code))).toBe(true),
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  // Of the next statement on a connection that broke, such as the rollback of what failed.
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
])('so is one whose connection broke: %s', (message) => {
  expect(isDatabaseAway(failure(undefined, message))).toBe(true);
});

test.each(['23505', '22P02', '42501', '40001', undefined])('%s is a failure of the request', (code) =>
  expect(isDatabaseAway(failure(code))).toBe(false),
);
