import { apiPrefix, type CallDefinition, calls, splitKey, statuses } from '@harmattan/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from './testing/test-database.ts';
import { startTestPlatform } from './testing/test-platform.ts';

const db = useTestDatabase();
const runsEach = 60;

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    "'; drop table player; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '٣٤',
    '😀'.repeat(50),
  ),
  fc.string({ minLength: 10_000, maxLength: 10_000 }),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.double(),
  fc.constantFrom(null, true, -1, 0, 2 ** 53, {}, [], [[[]]]),
  fc.jsonValue(),
);

/** Names of fields come from the call itself, so that the values get past the check for unknown ones. */
function hostileInput(definition: CallDefinition) {
  const names = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
  const field = (known: string[]) => fc.oneof(fc.constantFrom(...known, 'stranger'), fc.string());
  return fc.record({
    query: fc.dictionary(field(names(definition.query)), hostileText, { maxKeys: 4 }),
    body: fc.oneof(fc.dictionary(field(names(definition.body)), hostileValue, { maxKeys: 6 }), hostileValue),
    token: fc.option(hostileText.map((text) => Buffer.from(text).toString('base64').slice(0, 200))),
  });
}

test.each(Object.entries(calls))('%s never fails by itself, whatever it is sent', async (key, definition) => {
  const platform = await startTestPlatform(db);
  const { method, path } = splitKey(key);
  await fc.assert(
    fc.asyncProperty(hostileInput(definition), async ({ query, body, token }) => {
      const response = await platform.server.inject({
        method: method as 'GET' | 'POST',
        url: `${apiPrefix}${path}`,
        query,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(method === 'POST' && { payload: JSON.stringify(body) ?? '' }),
      });
      expect(response.statusCode, response.body).toBeLessThan(500);
      expect(Object.keys(statuses)).toContain(response.json().status);
    }),
    { numRuns: runsEach },
  );
});
