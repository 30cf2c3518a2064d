import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallDefinition } from './call.ts';
import { calls } from './calls.ts';
import { statuses } from './statuses.ts';
import { specifiedCalls } from './testing/specified-calls.ts';
import { apiPrefix } from './wire.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; required?: string[] };

const byKey: Readonly<Record<string, CallDefinition>> = calls;
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** `user.userName` for a field of a field. Items of a list and choices count as what they are of. */
function fieldsOf(schema: Schema, above = ''): string[] {
  const inside = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return [
    ...inside.flatMap((one) => fieldsOf(one, above)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, own]) => [
      `${above}${name}`,
      ...fieldsOf(own, `${above}${name}.`),
    ]),
  ];
}

/** The fields without which a request is refused. */
function requiredOf({ items, required = [] }: Schema): string[] {
  return items ? requiredOf(items) : required;
}

test.each(Object.entries(specifiedCalls))('%s takes and answers what is specified', (key, specified) => {
  const definition = byKey[key];
  if (!definition) throw new Error(`there is no call ${key}`);
  expect(definition.caller !== 'anyone', 'needs a token').toBe(specified.needsToken ?? false);
  for (const part of ['query', 'body'] as const) {
    const schema = definition[part] ? schemaOf(definition[part]) : {};
    const wanted = specified[part] ?? [];
    expect(fieldsOf(schema), part).toEqual(expect.arrayContaining(wanted));
    expect(wanted, `the ${part} as specified is enough`).toEqual(expect.arrayContaining(requiredOf(schema)));
  }
  expect(fieldsOf(schemaOf(definition.data))).toEqual(expect.arrayContaining(specified.data ?? []));
});

const billing = {
  ...{ amount: 900, firstName: 'Ada', lastName: 'Obi', email: 'ada@mail.example', address: '1 Marina' },
  ...{ city: 'Lagos', region: 'Lagos', postCode: '1', phone: '8031234567', saveInfo: false },
};

test.each(['amount', 'firstName', 'lastName', 'email', 'address', 'city', 'region', 'postCode', 'phone'])(
  'a Selcom card deposit needs %s',
  (field) => {
    const { body } = calls['POST Banking/RegisterSelcomCCDeposit'];
    expect(body.safeParse(billing).success).toBe(true);
    for (const missing of [undefined, '']) expect(body.safeParse({ ...billing, [field]: missing }).success).toBe(false);
  },
);

test('a withdrawal by Selcom takes the seven specified channels, and no other', () => {
  const { body } = calls['POST Banking/RegisterSelcomWithdraw'];
  const channels = ['VMCASHIN', 'AMCASHIN', 'TPCASHIN', 'EZCASHIN', 'SPCASHIN', 'HPCASHIN', 'TTCASHIN'];
  expect(body.shape.channel.options).toEqual(channels);
  for (const channel of channels) expect(body.safeParse({ amount: 500, channel }).success).toBe(true);
  expect(body.safeParse({ amount: 500, channel: 'XXCASHIN' }).success).toBe(false);
});

test('every call is below the prefix /api/api', () => {
  expect(apiPrefix).toBe('/api/api');
});

test('the specified statuses have their numbers and words', () => {
  const numbers = Object.fromEntries(Object.entries(statuses).map(([word, { statusCode }]) => [statusCode, word]));
  expect(numbers).toMatchObject({
    0: 'SUCCESS',
    111: 'PASSWORD_CHANGE_FORCED',
    7008: 'SECOND_FACTOR_NEEDED',
    7015: 'USER_MUST_CHANGE_PASSWORD',
  });
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining([
      'INCORRECT_PARAMETER_VALUE',
      'MOBILE_ALREADY_EXISTS',
      'THERMES_NEEDS_TO_BE_ACCEPTED',
      'VALIDATION_ERROR',
      'SMS_CODE_NOT_SEND',
      'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS',
      'PENDING_TRANSACTION_ON_ACCOUNT',
      'YouMustChooseEitherHomeDrawOrAwayForAllEvent',
    ]),
  );
});
