import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const failure = (code: string | undefined, message = 'failed') => Object.assign(new Error(message), { code });

test.each(['57P01', '57P03', '53100', '53200', '53300', '25006', '08006', '58030', 'ECONNREFUSED'])(
  'a database that answers %s is away',
  (code) => expect(isDatabaseAway(failure(code))).toBe(true),
);

test('so is one whose connection broke', () => {
  expect(isDatabaseAway(failure(undefined, 'Connection terminated unexpectedly'))).toBe(true);
});

test.each(['23505', '22P02', '42501', '40001', undefined])('%s is a failure of the request', (code) =>
  expect(isDatabaseAway(failure(code))).toBe(false),
);
