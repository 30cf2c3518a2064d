import type { Draws } from '../../simulate/random.ts';
import type { CallInput } from '../world/sign-in.ts';

/** Values that are at the edge of what a field may hold, or far beyond it. */
export const oddValues: readonly unknown[] = [
  ...[0, -1, 1, -0.01, 0.1, 0.005, 2 ** 31, 2 ** 53, -(2 ** 53), 1e15, 1e300, 99_999_999_999],
  ...['', ' ', '0', '-1', '1e9', 'NaN', 'Infinity', 'null', 'undefined', 'true', '0x10', '٣٤', '１２３'],
  ...["' or 1=1 --", '"; drop table wallet.journal; --', '#{7*7}', '{{7*7}}', '<script>alert(1)</script>', '%00', '%'],
  ...['../../../../etc/passwd', '\u0000', 'a\u0000b', '\ud800', '\u202e', 'é'.repeat(100), '😀'.repeat(50)],
  ...['x'.repeat(300), 'x'.repeat(9_000), '__proto__', 'constructor', '9999-12-31', '0001-01-01', '2026-02-30'],
  ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', '9223372036854775808'],
  ...[null, true, false, [], {}, [[]], [null], { $ne: null }],
];

/** Fields that no call has: a record that is filled from whatever was sent would take them over. */
const strangeFields: readonly [string, unknown][] = [
  ['isAdmin', true],
  ['rankId', 33],
  ['playerId', 1],
  ['player_id', '1'],
  ['balance', 1_000_000],
  ['status', 'succeeded'],
  ['__proto__', { isAdmin: true }],
  ['constructor', { prototype: { isAdmin: true } }],
  ['currency', 'USD'],
  ['sessionEpoch', 99],
];

const deepLevels = 40;
const longList = 400;

type Edit = (input: CallInput, draws: Draws) => CallInput;

const edits: readonly Edit[] = [odd, odd, odd, missing, extra, extra, doubled, deep, long, swapped];

/** The input with one thing wrong, or merely unusual. */
export function spoilInput(input: CallInput, draws: Draws): CallInput {
  return draws.pick(edits)(structuredClone(input), draws);
}

/** The part that has fields, if one does. */
function fieldsOf(input: CallInput, draws: Draws): Record<string, unknown> | undefined {
  const body = Array.isArray(input.body) ? draws.pick(input.body.length > 0 ? input.body : [undefined]) : input.body;
  const parts = [input.query, body].filter((part) => typeof part === 'object' && part !== null) as object[];
  const filled = parts.filter((part) => Object.keys(part).length > 0);
  return filled.length > 0 ? (draws.pick(filled) as Record<string, unknown>) : undefined;
}

function odd(input: CallInput, draws: Draws): CallInput {
  const fields = fieldsOf(input, draws);
  if (!fields) return extra(input, draws);
  const value = draws.pick(oddValues);
  fields[draws.pick(Object.keys(fields))] = fields === input.query ? String(value) : value;
  return input;
}

function missing(input: CallInput, draws: Draws): CallInput {
  const fields = fieldsOf(input, draws);
  if (fields) delete fields[draws.pick(Object.keys(fields))];
  return input;
}

function extra(input: CallInput, draws: Draws): CallInput {
  const [name, value] = draws.pick(strangeFields);
  // An assignment to __proto__ would set the prototype, and send nothing.
  const add = (fields: object) => Object.defineProperty(fields, name, { value, enumerable: true, configurable: true });
  if (input.query && draws.chance(0.5)) add(input.query);
  else input.body = add((input.body as object | undefined) ?? {});
  return input;
}

/** The same fields in the query and in the body. */
function doubled({ query, body }: CallInput): CallInput {
  const fields = { ...query, ...(typeof body === 'object' && !Array.isArray(body) ? body : {}) };
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return { query: Object.fromEntries(texts), body: fields };
}

function deep(input: CallInput, draws: Draws): CallInput {
  let value: unknown = 1;
  for (let level = draws.below(deepLevels); level >= 0; level -= 1) value = draws.chance(0.5) ? [value] : { a: value };
  const fields = typeof input.body === 'object' && input.body !== null ? Object.keys(input.body) : [];
  return { ...input, body: fields.length > 0 ? { ...(input.body as object), [fields[0] as string]: value } : value };
}

function long(input: CallInput): CallInput {
  return { ...input, body: Array.from({ length: longList }, (_, at) => input.body ?? at) };
}

/** What belongs into the query is sent as a body, and the other way round. */
function swapped({ query, body }: CallInput): CallInput {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return {
    query: Object.fromEntries(
      fields.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
    body: query ?? {},
  };
}
