import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallDefinition, call, type GateName, splitKey } from './call.ts';
import { calls } from './calls.ts';
import { events, eventText } from './events.ts';
import { gateRefusals, major, message, nothing } from './fields.ts';
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
    for (const word of Object.values(gateRefusals).flatMap((refusals) => Object.keys(refusals)))
      expect(word in failures, `${key} declares ${word}`).toBe(gate !== undefined && word in gateRefusals[gate]);
});

test('the gate is asked wherever an account, a session, a deposit or a play begins, and for no withdrawal', () => {
  const gateOf = (gate: GateName) => entries.filter(([, call]) => call.gate === gate).map(([key]) => key);
  expect(gateOf('register')).toEqual(['POST Security/Register']);
  expect(gateOf('sign-in')).toEqual(['POST Security/Login']);
  const opensDeposit = /^POST Banking\/(Register.*Deposit|OpenOwnAccount)$/i;
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
  expect(gateOf('deposit')).toHaveLength(7);
  expect(gateOf('play')).toHaveLength(15);
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
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument(calls, events))));
});

test('turns naira on the wire into kobo and back, and refuses what is no amount', () => {
  expect(z.decode(major, 1500.5)).toBe(150_050n);
  expect(z.encode(major, 150_050n)).toBe(1500.5);
  for (const bad of [-1, 1.005, 1e21, Number.NaN]) expect(major.safeParse(bad).success).toBe(false);
});

test('documents query, body, data and each refusal', () => {
  const sample = call({
    summary: 'Pays',
    caller: 'player',
    query: z.strictObject({ lang: z.string(), page: z.string().optional() }),
    body: z.strictObject({ amount: major.meta({ description: 'What to pay' }) }),
    data: z.strictObject({ balance: major }),
    failures: { INSUFFICIENT_AMOUNT: nothing, TOO_MANY_ATTEMPTS: message, VALIDATION_ERROR: z.strictObject({}) },
  });
  const document = openApiDocument({ 'POST Sample/Pay': sample }, events);
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
          requestBody: {
            content: {
              'application/json': {
                schema: { properties: { amount: { $ref: named('Major'), description: 'What to pay' } } },
              },
            },
          },
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    oneOf: [
                      {
                        properties: {
                          status: { const: 'SUCCESS' },
                          data: { properties: { balance: { $ref: named('Major') } } },
                        },
                      },
                      { $ref: named('INSUFFICIENT_AMOUNT') },
                      { $ref: named('TOO_MANY_ATTEMPTS.Message') },
                      { properties: { statusCode: { const: 1001 }, status: { const: 'VALIDATION_ERROR' } } },
                    ],
                  },
                },
              },
            },
          },
        },
      },
      '/User/Stream': {
        get: {
          responses: {
            200: { content: { 'text/event-stream': { 'x-events': { unread: { $ref: named('UnreadEvent') } } } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Major: { type: 'number', minimum: 0 },
        'TOO_MANY_ATTEMPTS.Message': { properties: { statusCode: { const: 1007 }, data: { $ref: named('Message') } } },
      },
    },
  });
});

const named = (name: string) => `#/components/schemas/${name}`;

test('every reference of the document leads to a schema, and every schema is referred to', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(calls, events)));
  const referred = new Set(
    [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
  );
  expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
  for (const name of referred) expect(name).toMatch(/^[\w.-]+$/);
});

test('an event reads as it was written, and one that does not fit is not written', () => {
  const text = eventText('balance', { totalBalance: -5n, version: 2n ** 64n });
  expect(text).toBe('event: balance\ndata: {"totalBalance":-0.05,"version":"18446744073709551616"}\n\n');
  expect(() => eventText('unread', { unread: 1.5 })).toThrow();
});
