import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallDefinition, call, type GateName, splitKey } from './call.ts';
import { calls } from './calls.ts';
import { gateRefusals, naira } from './fields.ts';
import { openApiDocument } from './openapi.ts';
import { statuses } from './statuses.ts';

test('no two words share a number', () => {
  const numbers = Object.values(statuses).map((status) => status.statusCode);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no two calls share a path but for letter case', () => {
  const keys = Object.keys(calls).map((key) => key.toLowerCase());
  expect(new Set(keys).size).toBe(keys.length);
});

const entries: [string, CallDefinition][] = Object.entries(calls);

test('a call with a gate declares what the gate refuses, and no other call does', () => {
  for (const [key, { gate, failures }] of entries)
    for (const word of Object.keys(gateRefusals))
      expect(word in failures, `${key} declares ${word}`).toBe(gate !== undefined);
});

test('the gate is asked wherever an account, a session, a deposit or a play begins, and for no withdrawal', () => {
  const gateOf = (gate: GateName) => entries.filter(([, call]) => call.gate === gate).map(([key]) => key);
  expect(gateOf('register')).toEqual(['POST Security/Register']);
  expect(gateOf('sign-in')).toEqual(['POST Security/Login']);
  const opensDeposit = /^POST Banking\/Register.*Deposit$/i;
  expect(gateOf('deposit').sort()).toEqual(
    entries
      .map(([key]) => key)
      .filter((key) => opensDeposit.test(key))
      .sort(),
  );
  const opensPlay = /^POST (Game\/Start|Sports\/|Jackpot\/Place)/;
  expect(gateOf('play').sort()).toEqual(
    entries
      .map(([key]) => key)
      .filter((key) => opensPlay.test(key))
      .sort(),
  );
  expect(gateOf('deposit')).toHaveLength(5);
  expect(gateOf('play')).toHaveLength(14);
});

/** Where in a JSON schema an object lets unknown fields through. */
function looseObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'object' && 'properties' in schema;
  const isLoose = own && (schema as { additionalProperties?: unknown }).additionalProperties !== false;
  return [
    ...(isLoose ? [path] : []),
    ...Object.entries(schema).flatMap(([name, inner]) => looseObjects(inner, `${path}.${name}`)),
  ];
}

test('refuses unknown fields everywhere, however deep', () => {
  const loose = z.strictObject({ list: z.array(z.object({ a: z.string() })) });
  expect(looseObjects(z.toJSONSchema(loose, { io: 'input' }), 'sample')).toEqual(['sample.properties.list.items']);
  const found = Object.entries(calls).flatMap(([key, { query, body }]: [string, CallDefinition]) =>
    [query, body].flatMap((schema) => (schema ? looseObjects(z.toJSONSchema(schema, { io: 'input' }), key) : [])),
  );
  expect(found).toEqual([]);
});

test('the committed openapi.json is what the contract says (npm run openapi writes it)', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument(calls))));
});

test('turns naira on the wire into kobo and back, and refuses what is no amount', () => {
  expect(z.decode(naira, 1500.5)).toBe(150_050n);
  expect(z.encode(naira, 150_050n)).toBe(1500.5);
  for (const bad of [-1, 1.005, 1e21, Number.NaN]) expect(naira.safeParse(bad).success).toBe(false);
});

test('documents query, body, data and each refusal', () => {
  const document = openApiDocument({
    'POST Sample/Pay': call({
      summary: 'Pays',
      caller: 'player',
      query: z.strictObject({ lang: z.string(), page: z.string().optional() }),
      body: z.strictObject({ amount: naira }),
      data: z.strictObject({ balance: naira }),
      failures: {},
    }),
  });
  expect(splitKey('POST Sample/Pay')).toEqual({ method: 'POST', path: '/Sample/Pay' });
  expect(document).toMatchObject({
    paths: {
      '/Sample/Pay': {
        post: {
          operationId: 'postSamplePay',
          tags: ['Sample'],
          security: [{ session: [] }],
          parameters: [
            { name: 'lang', required: true },
            { name: 'page', required: false },
          ],
          requestBody: { content: { 'application/json': { schema: { properties: { amount: { type: 'number' } } } } } },
        },
      },
    },
  });
});
