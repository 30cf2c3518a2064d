import { isStorable } from '../../../plumbing/http/json-body.ts';

export type JsonFields = Record<string, unknown>;

/**
 * A JSON object whose numbers are the text that was sent: an amount never becomes a float, and a signature is over what the
 * sender wrote. Undefined for anything else.
 */
export function readJsonFields(body: string): JsonFields | undefined {
  try {
    const value: unknown = JSON.parse(body.replace(stringsAndNumbers, numberAsText));
    return isObject(value) && (!mayBeUnstorable.test(body) || isStorable(value)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A string need not end: were it looked for again from each quote inside it, a long one would take for ever. */
const stringsAndNumbers = /"(?:[^"\\]|\\.)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Looked for in the text first, since to walk all values takes longer. */
const mayBeUnstorable = /\0|\\u0000|\\ud[89a-f]|[\ud800-\udfff]/i;

/** Quicker than a reviver that is told the source of every value. */
function numberAsText(token: string): string {
  return token.startsWith('"') ? token : `"${token}"`;
}

function isObject(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that is text or was a number; undefined when it is missing or anything else. */
export function textOf(fields: JsonFields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
